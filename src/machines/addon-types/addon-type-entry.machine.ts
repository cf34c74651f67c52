import type { ActorRefFrom } from 'xstate'
import * as addonTypes from '../../api/addon-types.ts'
import { AddonType } from '../../api/contract/addon-type.ts'
import { as } from '../../api/reading.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createEntryMachine } from '../flow/entry.machine.ts'
import { checkedName, type NameDraft, nameDraftOf, nameFields } from '../flow/name.rules.ts'

/** Adds or renames one add-on type. */
export const addonTypeEntryMachine = createEntryMachine<AreaInput, AddonType, NameDraft, NameDraft>({
  id: 'addonTypeEntry',
  fields: nameFields,
  draftOf: nameDraftOf,
  check: checkedName,
  save: ({ at }, { name }, record, idempotencyKey, signal) =>
    record
      ? addonTypes.rename(at, { id: record.id, name, lock_version: record.lock_version }, signal)
      : addonTypes.create(at, name, idempotencyKey, signal),
  readCurrent: () => as(AddonType),
})

export type AddonTypeEntryRef = ActorRefFrom<typeof addonTypeEntryMachine>
