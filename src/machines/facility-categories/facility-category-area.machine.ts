import type { ActorRefFrom } from 'xstate'
import * as facilityCategories from '../../api/facility-categories.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { facilityCategoryEntryMachine } from './facility-category-entry.machine.ts'
import { facilityCategoryListMachine } from './facility-category-list.machine.ts'
import { createDeleteMachine } from '../products/delete-machine.ts'

const bulkMachine = createDeleteMachine(
  'facilityCategoryBulk',
  { one: 'category', many: 'categories' },
  facilityCategories.remove,
)

/** What can be opened over the list. */
export type FacilityCategoryAsk =
  { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'entry'; record: FacilityCategory | null }

/** The tab of categories. */
export const facilityCategoryAreaMachine = createAreaMachine({
  id: 'facilityCategoryArea',
  startList: (start, input: AreaInput) => start(facilityCategoryListMachine, { id: 'list', input }),
  startFlow: (start, ask: FacilityCategoryAsk, input) => {
    if (ask.name === 'entry')
      return {
        name: 'entry' as const,
        ref: start(facilityCategoryEntryMachine, { id: 'flow', input: { input, record: ask.record } }),
      }
    const { task, items } = ask
    return { name: 'bulk' as const, ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }) }
  },
})

export type FacilityCategoryAreaRef = ActorRefFrom<typeof facilityCategoryAreaMachine>
