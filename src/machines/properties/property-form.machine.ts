import type { ActorRefFrom } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import * as properties from '../../api/properties.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import {
  checkedProperty,
  draftOf,
  emptyDraft,
  type PropertyDraft,
  propertyFields,
  type PropertySubmission,
} from './property-form.rules.ts'

/** `key` is the prefix of the property to edit. */
export interface PropertyFormInput extends FormInput {
  key: string | null
}

/** Create and edit of one property: POST property and update_property (requirement 7.calls.property). */
export const propertyFormMachine = createFormMachine<Property, PropertyDraft, PropertyFormInput, PropertySubmission>({
  id: 'propertyForm',
  fields: propertyFields,
  emptyDraft: () => emptyDraft,
  draftOf,
  load: ({ http, key }, signal) => properties.view(http, key ?? '', signal),
  check: checkedProperty,
  save: ({ http }, submission, _record, idempotencyKey, signal) =>
    'create' in submission
      ? properties.create(http, submission.create, idempotencyKey, signal)
      : properties.update(http, submission.id, submission.update, signal),
  readCurrent: properties.parseProperty,
})

export type PropertyFormRef = ActorRefFrom<typeof propertyFormMachine>
