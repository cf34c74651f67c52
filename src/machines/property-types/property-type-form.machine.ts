import { PropertyType } from '../../api/contract/property-type.ts'
import type { Http } from '../../api/http.ts'
import * as propertyTypes from '../../api/property-types.ts'
import { parseAs } from '../../api/parse.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedName, type NameDraft, nameDraftOf, nameFields } from '../dialog/name.rules.ts'

interface PropertyTypeFormInput {
  http: Http
  newKey: () => string
}

/** Adds or renames one property type. */
export const propertyTypeFormMachine = createRecordDialog<PropertyTypeFormInput, PropertyType, NameDraft, NameDraft>({
  id: 'propertyTypeForm',
  fields: nameFields,
  draftOf: nameDraftOf,
  check: checkedName,
  save: ({ http }, { name }, record, idempotencyKey, signal) =>
    record
      ? propertyTypes.rename(http, { id: record.id, name, lock_version: record.lock_version }, signal)
      : propertyTypes.create(http, name, idempotencyKey, signal),
  readCurrent: () => parseAs(PropertyType),
})
