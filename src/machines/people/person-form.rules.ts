import { ChangePerson, CreatePerson } from '../../api/contract/people.ts'
import type { Preferences } from '../../api/contract/preferences.ts'
import type { User } from '../../api/contract/user.ts'
import { phrase } from '../../phrases/phrase.ts'
import { type Checked, checkedBy, type FormFields } from '../form/form.rules.ts'

/** Values of the form. `language` is asked of a new person only: afterwards it is their own preference. */
export interface PersonDraft {
  first_name: string
  last_name: string
  email: string
  position: string
  department_ids: number[]
  language: Preferences['language']
  /** Names of roles. */
  roles: string[]
  all_properties: boolean
  property_ids: number[]
}

export const emptyPerson: PersonDraft = {
  first_name: '',
  last_name: '',
  email: '',
  position: '',
  department_ids: [],
  language: 'browser',
  roles: [],
  all_properties: false,
  property_ids: [],
}

export const personFields: FormFields<PersonDraft> = {
  labels: {
    first_name: phrase('people.firstName'),
    last_name: phrase('people.lastName'),
    email: phrase('people.email'),
    position: phrase('people.position'),
    department_ids: phrase('people.departments'),
    language: phrase('people.language'),
    roles: phrase('people.roles'),
    all_properties: phrase('people.allProperties'),
    property_ids: phrase('people.properties'),
  },
}

export const draftOfPerson = (person: User): PersonDraft => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  position: person.position?.name ?? '',
  department_ids: person.departments.map(({ id }) => id),
  language: 'browser',
  roles: person.roles.map(({ name }) => name),
  all_properties: person.all_properties,
  property_ids: person.all_properties ? [] : person.property_ids,
})

/** A valid write: a new person, or a change of one. */
export type PersonSubmission = { create: CreatePerson } | { id: number; change: ChangePerson }

/** Validates the draft by the rules of the contract. */
export function checkedPerson(draft: PersonDraft, record: User | null): Checked<PersonSubmission, PersonDraft> {
  if (record === null) {
    const checked = checkedBy(personFields, CreatePerson, draft)
    return checked.errors ? checked : { submission: { create: checked.submission }, errors: null }
  }
  const { language: _language, ...change } = draft
  const wire = { ...change, lock_version: record.lock_version }
  const checked = checkedBy(personFields, ChangePerson, wire)
  return checked.errors ? checked : { submission: { id: record.id, change: checked.submission }, errors: null }
}

/** Full name of a person. */
export const nameOf = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`
