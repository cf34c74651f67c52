import type { ActorRefFrom } from 'xstate'
import type { Addon } from '../../api/contract/addon.ts'
import { type AreaInput, createAreaMachine, type Start } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { addonBulkMachine, type AddonTask } from './addon-bulk.machine.ts'
import { addonListMachine } from './addon-list.machine.ts'
import { addonSeveralMachine } from './addon-several.machine.ts'

/** What can be opened over the list. */
export type AddonAsk =
  { name: 'bulk'; task: AddonTask; items: BulkItem[] } | { name: 'several'; items: readonly Addon[] }

function startFlow(start: Start, ask: AddonAsk, input: AreaInput) {
  if (ask.name === 'several') {
    const { name, items } = ask
    return { name, ref: start(addonSeveralMachine, { id: 'flow', input: { input, items } }) }
  }
  const { name, task, items } = ask
  return { name, ref: start(addonBulkMachine, { id: 'flow', input: { input, task, items } }) }
}

/** The tab of add-ons. */
export const addonAreaMachine = createAreaMachine({
  id: 'addonArea',
  startList: (start, input: AreaInput) => start(addonListMachine, { id: 'list', input }),
  startFlow,
})

export type AddonAreaRef = ActorRefFrom<typeof addonAreaMachine>
