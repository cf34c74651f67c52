import type { ActorRefFrom } from 'xstate'
import * as addons from '../../api/addons.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import { createBulkMachine } from '../flow/bulk.machine.ts'
import { type BulkItem, oneByOne } from '../flow/bulk.rules.ts'
import { addonListMachine } from './addon-list.machine.ts'

const noun = { one: 'add-on', many: 'add-ons' }

const bulkMachine = createBulkMachine({
  id: 'addonBulk',
  tasks: {
    delete: {
      done: 'deleted',
      noun,
      perform: ({ at }: AreaInput, items, _window, signal) =>
        oneByOne(items, ({ id, lockVersion }) => addons.remove(at, id, lockVersion, signal)),
    },
  },
})

/** What can be opened over the list. */
export type AddonAsk = { name: 'bulk'; task: 'delete'; items: BulkItem[] }

/** The tab of add-ons. */
export const addonAreaMachine = createAreaMachine({
  id: 'addonArea',
  startList: (start, input: AreaInput) => start(addonListMachine, { id: 'list', input }),
  startFlow: (start, { task, items }: AddonAsk, input) => ({
    name: 'bulk' as const,
    ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }),
  }),
})

export type AddonAreaRef = ActorRefFrom<typeof addonAreaMachine>
