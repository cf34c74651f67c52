import type { ActorRefFrom } from 'xstate'
import { PropertyType } from '../../api/contract/property-type.ts'
import type { Http } from '../../api/http.ts'
import * as propertyTypes from '../../api/property-types.ts'
import { as } from '../../api/reading.ts'
import { createEntryMachine } from '../flow/entry.machine.ts'
import { checkedName, type NameDraft, nameDraftOf, nameFields } from '../flow/name.rules.ts'

interface NamingInput {
  http: Http
  newKey: () => string
}

/** Adds or renames one property type. */
export const namingMachine = createEntryMachine<NamingInput, PropertyType, NameDraft, NameDraft>({
  id: 'naming',
  fields: nameFields,
  draftOf: nameDraftOf,
  check: checkedName,
  save: ({ http }, { name }, record, idempotencyKey, signal) =>
    record
      ? propertyTypes.rename(http, { id: record.id, name, lock_version: record.lock_version }, signal)
      : propertyTypes.create(http, name, idempotencyKey, signal),
  readCurrent: () => as(PropertyType),
})

export type NamingRef = ActorRefFrom<typeof namingMachine>
