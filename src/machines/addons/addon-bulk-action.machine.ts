import type { ActorRefFrom } from 'xstate'
import * as addons from '../../api/addons.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { type BulkItem, type BulkTask, oneByOne, type Window, restoreWindows } from '../dialog/bulk-action.rules.ts'
import { countText } from '../dialog/dialog-report.ts'

export const addonNoun = { one: 'add-on', many: 'add-ons' }

/** Bulk actions on add-ons that need no form. */
export type AddonTask = 'activate' | 'deactivate' | 'window' | 'delete'

const change = async (
  { scope }: InventoryTabInput,
  items: readonly BulkItem[],
  fields: addons.AddonsChange,
  signal: AbortSignal,
) => {
  const ids = items.map((item) => item.id)
  return (await addons.updateMany(scope, ids, fields, signal)).results
}

/** "2 add-ons are active again." */
const againText = (items: readonly BulkItem[], word: string) =>
  `${countText(items.length, addonNoun)} ${items.length === 1 ? 'is' : 'are'} ${word} again.`

/** Sends only add-ons with the other status, so that undo restores each one's own status. */
const withStatus = (done: string, status: 0 | 1): BulkTask<InventoryTabInput> => ({
  done,
  noun: addonNoun,
  perform: (input, items, _window, signal) => change(input, items, { status }, signal),
  undo: (input, items) => ({
    run: (signal) => change(input, items, { status: status === 1 ? 0 : 1 }, signal),
    text: againText(items, status === 1 ? 'deactivated' : 'active'),
  }),
})

const dates = ({ from, to }: Window) => ({ bookable_date_from: from, bookable_date_to: to })

const addonTasks: Record<AddonTask, BulkTask<InventoryTabInput>> = {
  activate: withStatus('activated', 1),
  deactivate: withStatus('deactivated', 0),
  window: {
    done: 'given new bookable dates',
    noun: addonNoun,
    hasWindow: true,
    perform: (input, items, window, signal) => change(input, items, dates(window), signal),
    undo: (input, items) => ({
      run: (signal) => restoreWindows(items, (group, window) => change(input, group, dates(window), signal)),
      text: `${countText(items.length, addonNoun)} ${items.length === 1 ? 'has its' : 'have their'} previous bookable dates.`,
    }),
  },
  /** The API has no bulk delete of add-ons. */
  delete: {
    done: 'deleted',
    submission: 'deleted',
    noun: addonNoun,
    perform: ({ scope }, items, _window, signal) =>
      oneByOne(items, ({ id, lockVersion }) => addons.remove(scope, id, lockVersion, signal)),
  },
}

/** One action on one or many add-ons, with a result per add-on. */
export const addonBulkActionMachine = createBulkAction({ id: 'addonBulkAction', tasks: addonTasks })

export type AddonBulkActionRef = ActorRefFrom<typeof addonBulkActionMachine>
