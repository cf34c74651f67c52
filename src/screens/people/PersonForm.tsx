import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { languageNames } from '../../phrases/languages.ts'
import { selectIsNew, selectRecord } from '../../machines/form/form.selectors.ts'
import { type PeopleRef, selectChoices, selectHaveChoicesFailed } from '../../machines/people/people.machine.ts'
import type { PersonFormRef } from '../../machines/people/person-form.machine.ts'
import { nameOf, type PersonDraft } from '../../machines/people/person-form.rules.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { people as address } from '../../routes/people.ts'
import { FormPage } from '../form/FormPage.tsx'
import { AccessFields, PersonFields, personFormTexts } from './PersonFields.tsx'

/** Form to create or edit a person, in two sections. */
export function PersonForm({ people, form }: { people: PeopleRef; form: PersonFormRef }) {
  const record = useSelector(form, selectRecord)
  const isNew = useSelector(form, selectIsNew<PersonDraft>)
  const choices = useSelector(people, selectChoices)
  const hasFailed = useSelector(people, selectHaveChoicesFailed)
  const { shown } = people.getSnapshot().context
  const namesOf = (known: readonly { id: number; name: string }[] | undefined, ids: readonly number[]) =>
    ids.length === 0 ? '–' : listText(ids.map((id) => known?.find((one) => one.id === id)?.name ?? `#${id}`))

  function valueText(name: keyof PersonDraft, draft: PersonDraft): string {
    switch (name) {
      case 'department_ids':
        return namesOf(choices?.departments, draft.department_ids)
      case 'property_ids':
        return namesOf(choices?.properties, draft.property_ids)
      case 'roles':
        return draft.roles.length > 0 ? listText(draft.roles) : '–'
      case 'all_properties':
        return draft.all_properties ? phrase('people.yes') : phrase('people.no')
      case 'language':
        return draft.language === 'browser' ? phrase('people.languageOfBrowser') : languageNames[draft.language]
      default:
        return draft[name] || '–'
    }
  }

  return (
    <FormPage
      form={form}
      texts={personFormTexts}
      name={record ? nameOf(record) : undefined}
      back={{ label: phrase('people.people'), href: address(shown ?? {}) }}
      valueText={valueText}
    >
      <Alert>
        {hasFailed ? (
          <Inline>
            <span>{phrase('people.choicesFailed')}</span>
            <Button size="s" onPress={() => people.send({ type: 'choices.requested' })}>
              {phrase('people.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      <PersonFields form={form} choices={choices} isNew={isNew} />
      <AccessFields form={form} choices={choices} />
    </FormPage>
  )
}
