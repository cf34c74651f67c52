import type { ActorRefFrom } from 'xstate'
import * as amenities from '../../api/amenities.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { amenityEntryMachine } from './amenity-entry.machine.ts'
import { amenityListMachine } from './amenity-list.machine.ts'
import { createDeleteMachine } from '../products/delete-machine.ts'

const bulkMachine = createDeleteMachine('amenityBulk', { one: 'amenity', many: 'amenities' }, amenities.remove)

/** What can be opened over the list. */
export type AmenityAsk = { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'entry'; record: Amenity | null }

/** The tab of amenities. */
export const amenityAreaMachine = createAreaMachine({
  id: 'amenityArea',
  startList: (start, input: AreaInput) => start(amenityListMachine, { id: 'list', input }),
  startFlow: (start, ask: AmenityAsk, input) => {
    if (ask.name === 'entry')
      return {
        name: 'entry' as const,
        ref: start(amenityEntryMachine, { id: 'flow', input: { input, record: ask.record } }),
      }
    const { task, items } = ask
    return { name: 'bulk' as const, ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }) }
  },
})

export type AmenityAreaRef = ActorRefFrom<typeof amenityAreaMachine>
