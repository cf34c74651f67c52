import { useSelector } from '@xstate/react'
import type { PeopleChoices } from '../../api/contract/people.ts'
import { languageChoices } from '../../api/contract/preferences.ts'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { CheckboxGroup } from '../../design/field/CheckboxGroup.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { selectDraft } from '../../machines/form/form.selectors.ts'
import type { PersonFormRef } from '../../machines/people/person-form.machine.ts'
import { type PersonDraft, personFields } from '../../machines/people/person-form.rules.ts'
import { languageNames } from '../../phrases/languages.ts'
import { phrase } from '../../phrases/phrase.ts'
import { FormField } from '../form/FormField.tsx'
import type { FormTexts } from '../form/useFormField.ts'

export const personFormTexts: FormTexts<PersonDraft> = {
  idPrefix: 'person',
  words: {
    newTitle: phrase('people.newPerson'),
    editTitle: phrase('people.editTitle'),
    create: phrase('people.createButton'),
    notOpened: phrase('people.notOpened'),
    changedMeanwhile: (by) => phrase('people.changedMeanwhile', { by }),
  },
  labels: personFields.labels,
}

interface PersonFieldsProps {
  form: PersonFormRef
  /** Null until they are known. */
  choices: PeopleChoices | null
}

/** Each language by its own name, for who doesn't read the one that is shown. */
const languages = languageChoices.map((id) =>
  id === 'browser' ? { id, label: phrase('people.languageOfBrowser') } : { id, label: languageNames[id], language: id },
)

/** Who the person is. The language is asked once: afterwards it is their own preference. */
export const PersonFields = ({ form, choices, isNew }: PersonFieldsProps & { isNew: boolean }) => (
  <Section title={phrase('people.person')} description={phrase('people.personHint')}>
    <FieldGrid>
      <Span columns={3}>
        <FormField form={form} texts={personFormTexts} name="first_name">
          {(field) => <TextField {...field} isRequired autoComplete="off" />}
        </FormField>
      </Span>
      <Span columns={3}>
        <FormField form={form} texts={personFormTexts} name="last_name">
          {(field) => <TextField {...field} isRequired autoComplete="off" />}
        </FormField>
      </Span>
      <Span columns={3}>
        <FormField form={form} texts={personFormTexts} name="email">
          {(field) => (
            <TextField
              {...field}
              isRequired
              type="email"
              autoComplete="off"
              spellCheck="false"
              description={phrase('people.emailHint')}
            />
          )}
        </FormField>
      </Span>
      <Span columns={3}>
        <FormField form={form} texts={personFormTexts} name="position">
          {(field) => <TextField {...field} autoComplete="off" />}
        </FormField>
      </Span>
      {isNew ? (
        <Span columns={3}>
          <FormField form={form} texts={personFormTexts} name="language">
            {(field) => <Select {...field} choices={languages} />}
          </FormField>
        </Span>
      ) : null}
      {choices && choices.departments.length > 0 ? (
        <Span columns={6}>
          <FormField form={form} texts={personFormTexts} name="department_ids">
            {(field) => (
              <CheckboxGroup {...field} choices={choices.departments.map(({ id, name }) => ({ id, label: name }))} />
            )}
          </FormField>
        </Span>
      ) : null}
    </FieldGrid>
  </Section>
)

/** What the person may do, and where. Roles beyond the rights of who fills in the form are left out. */
export function AccessFields({ form, choices }: PersonFieldsProps) {
  const { all_properties } = useSelector(form, selectDraft<PersonDraft>)
  return (
    <Section title={phrase('people.access')} description={phrase('people.accessHint')}>
      <FieldGrid>
        <Span columns={6}>
          <FormField form={form} texts={personFormTexts} name="roles">
            {(field) => (
              <CheckboxGroup
                {...field}
                isRequired
                choices={(choices?.roles ?? [])
                  .filter(({ name, is_grantable }) => is_grantable || field.value.includes(name))
                  .map(({ name }) => ({ id: name, label: name }))}
              />
            )}
          </FormField>
        </Span>
        {choices?.all_properties ? (
          <Span columns={6}>
            <FormField form={form} texts={personFormTexts} name="all_properties">
              {({ id, label, value, onChange }) => (
                <Checkbox id={id} isSelected={value} onChange={onChange}>
                  {phrase('people.allPropertiesOption', { label })}
                </Checkbox>
              )}
            </FormField>
          </Span>
        ) : null}
        {all_properties ? null : (
          <Span columns={6}>
            <FormField form={form} texts={personFormTexts} name="property_ids">
              {(field) => (
                <CheckboxGroup
                  {...field}
                  isRequired
                  choices={(choices?.properties ?? []).map(({ id, name }) => ({ id, label: name }))}
                />
              )}
            </FormField>
          </Span>
        )}
      </FieldGrid>
    </Section>
  )
}
