import type { ActorRefFrom } from 'xstate'
import * as addonTypes from '../../api/addon-types.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { addonTypeEntryMachine } from './addon-type-entry.machine.ts'
import { addonTypeListMachine } from './addon-type-list.machine.ts'
import { createDeleteMachine } from '../products/delete-machine.ts'

const bulkMachine = createDeleteMachine(
  'addonTypeBulk',
  { one: 'add-on type', many: 'add-on types' },
  addonTypes.remove,
)

/** What can be opened over the list. */
export type AddonTypeAsk =
  { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'entry'; record: AddonType | null }

/** The tab of add-on types. */
export const addonTypeAreaMachine = createAreaMachine({
  id: 'addonTypeArea',
  startList: (start, input: AreaInput) => start(addonTypeListMachine, { id: 'list', input }),
  startFlow: (start, ask: AddonTypeAsk, input) => {
    if (ask.name === 'entry')
      return {
        name: 'entry' as const,
        ref: start(addonTypeEntryMachine, { id: 'flow', input: { input, record: ask.record } }),
      }
    const { task, items } = ask
    return { name: 'bulk' as const, ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }) }
  },
})

export type AddonTypeAreaRef = ActorRefFrom<typeof addonTypeAreaMachine>
