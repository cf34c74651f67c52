import type { ActorRefFrom } from 'xstate'
import * as addons from '../../api/addons.ts'
import type { VersionedResult } from '../../api/contract/item-versions.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { type BulkItem, type BulkTask, oneByOne, type Window, restoreWindows } from '../dialog/bulk-action.rules.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'
import { versionsAfter } from '../dialog/item-versions.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

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

/** Changes back what a change with these results has left; not what somebody has changed since. */
const changeBack = (
  input: InventoryTabInput,
  items: readonly BulkItem[],
  fields: addons.AddonsChange,
  results: readonly VersionedResult[],
  signal: AbortSignal,
) => {
  const ids = items.map((item) => item.id)
  return change(input, items, { ...fields, ...versionsAfter(ids, results) }, signal)
}

/** Sends only add-ons with the other status, so that undo restores each one's own status. */
const withStatus = (words: ActionWords, status: 0 | 1): BulkTask<InventoryTabInput> => ({
  words,
  perform: (input, items, _window, signal) => change(input, items, { status }, signal),
  undo: (input, items, results) => ({
    run: (signal) => changeBack(input, items, { status: status === 1 ? 0 : 1 }, results, signal),
    text:
      status === 1
        ? phrase('addons.deactivatedAgain', { count: items.length })
        : phrase('addons.activeAgain', { count: items.length }),
  }),
})

const dates = ({ from, to }: Window) => ({ bookable_date_from: from, bookable_date_to: to })

const addonTasks: Record<AddonTask, BulkTask<InventoryTabInput>> = {
  activate: withStatus(
    {
      done: (count) => phrase('addons.wereActivated', { count }),
      partlyDone: ({ done, count, refused }) => phrase('addons.partlyActivated', { done, count, refused }),
    },
    1,
  ),
  deactivate: withStatus(
    {
      done: (count) => phrase('addons.wereDeactivated', { count }),
      partlyDone: ({ done, count, refused }) => phrase('addons.partlyDeactivated', { done, count, refused }),
    },
    0,
  ),
  window: {
    words: {
      done: (count) => phrase('addons.datesChanged', { count }),
      partlyDone: ({ done, count, refused }) => phrase('addons.datesPartlyChanged', { done, count, refused }),
    },
    hasWindow: true,
    perform: (input, items, window, signal) => change(input, items, dates(window), signal),
    undo: (input, items, results) => ({
      run: (signal) =>
        restoreWindows(items, (group, window) => changeBack(input, group, dates(window), results, signal)),
      text: phrase('addons.datesRestored', { count: items.length }),
    }),
  },
  /** The API has no bulk delete of add-ons. */
  delete: {
    words: {
      done: (count) => phrase('addons.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('addons.partlyDeleted', { done, count, refused }),
    },
    submission: 'deleted',
    perform: ({ scope }, items, _window, signal) =>
      oneByOne(items, ({ id, lockVersion }) => addons.remove(scope, id, lockVersion, signal)),
  },
}

/** One action on one or many add-ons, with a result per add-on. */
export const addonBulkActionMachine = createBulkAction({ id: 'addonBulkAction', tasks: addonTasks })

export type AddonBulkActionRef = ActorRefFrom<typeof addonBulkActionMachine>
