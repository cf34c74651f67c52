import type { ActorRefFrom } from 'xstate'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import { SavedMany } from '../form/saved-many.ts'
import { facilityKindOf } from './facility-list.machine.ts'
import {
  checkedFacility,
  draftOf,
  draftOfCopy,
  emptyDraft,
  type FacilityDraft,
  facilityFields,
  type FacilitySubmission,
} from './facility-form.rules.ts'
import { namesText } from './facility-names.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** `key` is the id of the room or asset to edit. `copyOf` is the id of the record that new ones copy. */
export interface FacilityFormInput extends FormInput {
  scope: PropertyScope
  tab: 'rooms' | 'assets'
  key: number | null
  copyOf: number | null
}

/** Creates the records. Names that were refused stay in the form, to be corrected and sent again. */
async function create(
  { scope, tab }: FacilityFormInput,
  input: Extract<FacilitySubmission, { create: unknown }>['create'],
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<SavedMany<FacilityDraft>> {
  const { results } = await facilities.create(scope, input, idempotencyKey, signal)
  const [refused, created] = [results.filter(({ ok }) => !ok), results.filter(({ ok }) => ok)]
  const [first] = created
  const text =
    first && created.length === 1
      ? phrase('facilities.createdOne', { name: first.name })
      : phrase('facilities.createdCount', { kind: facilityKindOf[tab], count: created.length })
  if (refused.length === 0) return new SavedMany<FacilityDraft>(results, text, null)
  const names = namesText(refused.map(({ name }) => name))
  const error = phrase('facilities.namesRefused', { count: refused.length })
  return new SavedMany<FacilityDraft>(results, text, { patch: { names }, errors: { names: error } })
}

/** Create, duplicate and edit of rooms and assets: POST facilities for one or many, update_facility for one. */
export const facilityFormMachine = createFormMachine<Facility, FacilityDraft, FacilityFormInput, FacilitySubmission>({
  id: 'facilityForm',
  fields: facilityFields,
  emptyDraft: () => emptyDraft,
  draftOf,
  draftOfCopy,
  load: ({ scope, key, copyOf }, signal) => facilities.view(scope, key ?? copyOf ?? 0, signal),
  check: checkedFacility,
  savesMany: true,
  save: (input, submission, _record, idempotencyKey, signal) =>
    'create' in submission
      ? create(input, submission.create, idempotencyKey, signal)
      : facilities.update(input.scope, submission.id, submission.update, signal),
  readCurrent: (_http, { scope }) => facilities.parseFacility(scope),
})

export type FacilityFormRef = ActorRefFrom<typeof facilityFormMachine>
