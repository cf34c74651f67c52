import { sendParent } from 'xstate'
import { CloneProperty, cloneParts, type ClonePart } from '../../api/contract/set-up.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as setUp from '../../api/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

export interface DuplicateDraft {
  name: string
  prefix: string
  parts: readonly ClonePart[]
}

interface DuplicateInput {
  http: Http
  newKey: () => string
  source: Pick<Property, 'id' | 'name'>
}

/** Event to the parent: the copy exists. */
export interface PropertyDuplicated {
  type: 'property.duplicated'
  property: Property
}

export const duplicateFields: FormFields<DuplicateDraft> = {
  labels: {
    name: phrase('properties.name'),
    prefix: phrase('properties.prefix'),
    parts: phrase('set-up.inventoryToCopy'),
  },
  aliases: { with: 'parts' },
}

/** Creates a property with the settings and the chosen inventory of another: POST {property_id}/clone. */
export const duplicateMachine = createRecordDialog<DuplicateInput, Property, DuplicateDraft, CloneProperty>({
  id: 'duplicate',
  fields: duplicateFields,
  draftOf: () => ({ name: '', prefix: '', parts: cloneParts }),
  check: ({ name, prefix, parts }) => checkedBy(duplicateFields, CloneProperty, { name, prefix, with: parts }),
  save: ({ http, source }, submission, _record, idempotencyKey, signal) =>
    setUp.clone(http, source.id, submission, idempotencyKey, signal),
}).provide({
  actions: {
    reportSaved: sendParent((_, { output }: { output: Property }): PropertyDuplicated => ({
      type: 'property.duplicated',
      property: output,
    })),
  },
})
