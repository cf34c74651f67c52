import { ApiError } from '../../api/api-error.ts'
import type { VersionedResult } from '../../api/contract/item-versions.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { ActionWords, Submission, Undo } from './dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Bookable dates, half-open; null is unbounded. */
export interface Window {
  from: string | null
  to: string | null
}

export interface BulkItem {
  id: number
  label: string
  /** Reason for an expected denial; null if the task is allowed. */
  deniedReason: string | null
  lockVersion?: number | undefined
  window?: Window
}

/** A bulk action. */
export interface BulkTask<Input> {
  words: ActionWords
  /** Set if the task counts as a submission with a result dialog (ADR 0042). */
  submission?: Submission
  /** True if the task needs bookable dates. */
  hasWindow?: boolean
  /** Runs the task. Throws if the whole call fails. */
  perform: (input: Input, items: BulkItem[], window: Window, signal: AbortSignal) => Promise<VersionedResult[]>
  /** Creates the undo of the done items, which hold their previous values. The results may have their versions. */
  undo?: (input: Input, done: BulkItem[], results: readonly VersionedResult[]) => Undo
}

/** The items to send. Items with a denied reason are not sent. */
export const allowedItems = (items: BulkItem[]) => items.filter((item) => item.deniedReason === null)

/** Results of the items that were not sent; they count as refused. */
export const deniedResults = (items: BulkItem[]): ItemResult[] =>
  items.flatMap(({ id, deniedReason }) => (deniedReason === null ? [] : [{ id, ok: false, message: deniedReason }]))

/** The window is half-open, so it must end on a later day than it begins. */
export const windowError = ({ from, to }: Window) =>
  from !== null && to !== null && from >= to ? phrase('forms.mustBeAfterBookableFrom') : null

/** Sends each item in a call of its own, for lack of a bulk call in the API. Returns a result per item. */
export async function oneByOne(
  items: readonly BulkItem[],
  send: (item: BulkItem) => Promise<unknown>,
): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (const item of items)
    results.push(
      await send(item).then(
        () => ({ id: item.id, ok: true }),
        (thrown: unknown) => {
          if (thrown instanceof ApiError && thrown.status > 0)
            return { id: item.id, ok: false, message: thrown.message }
          // The connection is lost: earlier results stay, later items are not tried.
          if (results.length > 0) return { id: item.id, ok: false, message: phrase('forms.notTried') }
          throw thrown
        },
      ),
    )
  return results
}

/** Restores the previous bookable dates. Items with the same dates share one call. */
export async function restoreWindows(
  items: readonly BulkItem[],
  send: (items: BulkItem[], window: Window) => Promise<ItemResult[]>,
): Promise<ItemResult[]> {
  const groups = new Map<string, { window: Window; items: BulkItem[] }>()
  for (const item of items) {
    const { window = { from: null, to: null } } = item
    const key = JSON.stringify([window.from, window.to])
    groups.set(key, { window, items: [...(groups.get(key)?.items ?? []), item] })
  }
  const results: ItemResult[] = []
  for (const group of groups.values()) results.push(...(await send(group.items, group.window)))
  return results
}
