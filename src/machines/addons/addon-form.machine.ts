import type { ActorRefFrom } from 'xstate'
import * as addons from '../../api/addons.ts'
import type { Addon } from '../../api/contract/addon.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import {
  type AddonDraft,
  addonFields,
  type AddonSubmission,
  checkedAddon,
  draftOf,
  draftOfCopy,
  emptyAddon,
} from './addon-form.rules.ts'

/** `key` is the id of the add-on to edit. `copyOf` is the id of the add-on that a new one copies. */
export interface AddonFormInput extends FormInput {
  scope: PropertyScope
  key: number | null
  copyOf: number | null
  /** ISO 4217 code of the property's currency. */
  currency: string
}

/** Create, copy and edit of one add-on: POST addons and update_addon (requirement 7.calls.addons). */
export const addonFormMachine = createFormMachine<Addon, AddonDraft, AddonFormInput, AddonSubmission>({
  id: 'addonForm',
  fields: addonFields,
  emptyDraft: () => emptyAddon,
  draftOf,
  draftOfCopy,
  load: ({ scope, key, copyOf }, signal) => addons.view(scope, key ?? copyOf ?? 0, signal),
  check: (draft, record, { scope }) => checkedAddon(draft, record, scope.propertyId),
  save: ({ scope }, submission, _record, idempotencyKey, signal) =>
    'create' in submission
      ? addons.create(scope, submission.create, idempotencyKey, signal)
      : addons.update(scope, submission.id, submission.change, signal),
  readCurrent: (http) => addons.parseAddon({ http }),
})

export type AddonFormRef = ActorRefFrom<typeof addonFormMachine>
