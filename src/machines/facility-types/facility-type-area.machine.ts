import type { ActorRefFrom } from 'xstate'
import * as facilityTypes from '../../api/facility-types.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { facilityTypeListMachine } from './facility-type-list.machine.ts'
import { createDeleteMachine } from '../products/delete-machine.ts'
import { orderMachine } from './order.machine.ts'

const bulkMachine = createDeleteMachine(
  'facilityTypeBulk',
  { one: 'facility type', many: 'facility types' },
  facilityTypes.remove,
)

/** What can be opened over the list. */
export type FacilityTypeAsk = { name: 'bulk'; task: 'delete'; items: BulkItem[] }

/** The tab of facility types, and the order of its rows beside it. */
export const facilityTypeAreaMachine = createAreaMachine({
  id: 'facilityTypeArea',
  startList: (start, input: AreaInput) => start(facilityTypeListMachine, { id: 'list', input }),
  startBeside: (start, input, list) => start(orderMachine, { id: 'beside', input: { input, list } }),
  startFlow: (start, { task, items }: FacilityTypeAsk, input) => ({
    name: 'bulk' as const,
    ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }),
  }),
})

export type FacilityTypeAreaRef = ActorRefFrom<typeof facilityTypeAreaMachine>
