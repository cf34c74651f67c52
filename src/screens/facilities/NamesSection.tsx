import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { NameChips } from './NameChips.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { FacilityFormRef } from '../../machines/facilities/facility-form.machine.ts'
import { type FacilityPatch, withNames, withType } from '../../machines/facilities/facility-form.rules.ts'
import { selectTaken } from '../../machines/facilities/facility-lookup.machine.ts'
import { nameKey, readNames } from '../../machines/facilities/facility-names.rules.ts'
import { selectDraft, selectIsNew, selectResults } from '../../machines/form/form.selectors.ts'
import { products } from '../../routes/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../shell/actor-hooks.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FacilityFormProps } from './facility-form-props.ts'
import { facilityFormTexts } from './facility-form-texts.ts'
import type { FacilityTab } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'

/** Type and names. */
export function NamesSection({ form, lookup, tab }: FacilityFormProps) {
  const isNew = useSelector(form, selectIsNew)
  const texts = facilityFormTexts(tab, isNew)
  const { facilityTypes } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  const kind = tab === 'rooms' ? 'room' : 'asset'
  const types = facilityTypes.filter((type) => type.facility_category.kind === kind)
  const readDraft = () => selectDraft(form.getSnapshot())
  const change = (patch: FacilityPatch) => form.send({ type: 'field.changed', patch })
  const changeNames = (names: string) => change(tab === 'rooms' ? withNames(readDraft(), names) : { names })
  return (
    <Section
      title={phrase('facilities.typeAndName')}
      description={isNew ? phrase('facilities.typeAndNameHint') : undefined}
    >
      <FieldGrid>
        <Span columns={4}>
          <FormField form={form} texts={texts} name="facility_type_id">
            {(field) => (
              <Select
                {...field}
                isRequired
                description={isKnown && types.length === 0 ? <NoTypes tab={tab} /> : undefined}
                choices={types.map(({ id, name }) => ({ id, label: name }))}
                onChange={(id) => change(isNew ? withType(readDraft(), facilityTypes, id) : { facility_type_id: id })}
              />
            )}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={texts} name="names">
            {(field) =>
              isNew ? (
                <Stack gap={2}>
                  <CreationResults form={form} tab={tab} />
                  <TextArea
                    {...field}
                    isRequired
                    rows={2}
                    description={phrase('facilities.namesHint')}
                    onChange={changeNames}
                  />
                  <NamesPreview names={field.value} tab={tab} lookup={lookup} />
                </Stack>
              ) : (
                <TextField {...field} isRequired autoComplete="off" />
              )
            }
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

function NoTypes({ tab }: { tab: FacilityTab }) {
  const { scope } = useProducts().getSnapshot().context.input
  return (
    <NothingToChooseNote
      href={products(scope.prefix, 'facility-types', undefined, { name: 'new', copyOf: null })}
      link={phrase('facilities.newFacilityType')}
    >
      {phrase('facilities.noTypesYet', { kind: facilityKindOf[tab] })}
    </NothingToChooseNote>
  )
}

/** The names that the typed pattern expands to. Names in use are marked before saving. */
function NamesPreview({ names: typed, tab, lookup }: Pick<FacilityFormProps, 'tab' | 'lookup'> & { names: string }) {
  const taken = useSelector(lookup, selectTaken)
  const { names } = readNames(typed)
  const marked = names.map((name) => ({
    name,
    problem: taken.has(nameKey(name)) ? phrase('facilities.taken') : undefined,
  }))
  const takenCount = marked.filter(({ problem }) => problem !== undefined).length
  const [kind, count] = [facilityKindOf[tab], names.length]
  return (
    <>
      <div role="status">
        {names.length > 0 ? (
          <Text tone="secondary" size="s">
            {takenCount > 0
              ? phrase('facilities.someTaken', { kind, count, taken: takenCount })
              : phrase('facilities.count', { kind, count })}
          </Text>
        ) : null}
      </div>
      <NameChips label={phrase('facilities.namesLabel', { kind })} names={marked} />
    </>
  )
}

/** Outcome for each name, while the rejected ones are corrected. */
function CreationResults({ form, tab }: { form: FacilityFormRef; tab: FacilityTab }) {
  const results = useSelector(form, selectResults)
  if (results.length === 0) return null
  const done = results.filter(({ ok }) => ok).length
  const caption = phrase('facilities.createdOf', { kind: facilityKindOf[tab], done, count: results.length })
  return (
    <>
      <Alert tone="warning">{phrase('facilities.createdOthersStay', { created: caption })}</Alert>
      <OutcomeList
        caption={caption}
        noun={phrase('facilities.name')}
        texts={{ done: phrase('facilities.created') }}
        // Rejected names come first.
        items={results
          .toSorted((a, b) => Number(a.ok) - Number(b.ok))
          .map(({ name, ok, message }) => ({
            id: name,
            label: name,
            outcome: ok ? 'done' : 'refused',
            note: message ?? undefined,
          }))}
      />
    </>
  )
}
