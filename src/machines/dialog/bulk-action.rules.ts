import { ApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { Noun, Submission, Undo } from './dialog-report.ts'

/** Bookable dates, half-open; null is no bound. */
export interface Window {
  from: string | null
  to: string | null
}

export interface BulkItem {
  id: number
  label: string
  /** Why the task would be refused, known before it is tried. */
  deniedReason: string | null
  lockVersion?: number | undefined
  window?: Window
}

/** One thing that can be done to many records at once. */
export interface BulkTask<Input> {
  /** "deleted", as in "3 rooms deleted." */
  done: string
  noun: Noun
  /** Where it is one of its own right and no lesser change (ADR 0042). */
  submission?: Submission
  /** Asks for bookable dates before it is sent. */
  hasWindow?: boolean
  /** Carries it out; throws when the call as a whole failed. */
  perform: (input: Input, items: BulkItem[], window: Window, signal: AbortSignal) => Promise<ItemResult[]>
  /** The way back from what was done to these; each still says what it was before. */
  undo?: (input: Input, done: BulkItem[]) => Undo
}

/** Items that are known to be refused are told so, and not sent. */
export const allowedItems = (items: BulkItem[]) => items.filter((item) => item.deniedReason === null)

/** The results of those that were not sent: they count as refused like any other. */
export const deniedResults = (items: BulkItem[]): ItemResult[] =>
  items.flatMap(({ id, deniedReason }) => (deniedReason === null ? [] : [{ id, ok: false, message: deniedReason }]))

/** The window is half-open, so it must end on a later day than it begins. */
export const windowError = ({ from, to }: Window) =>
  from !== null && to !== null && from >= to ? 'Must be after Bookable from' : null

/** Where the API has no call for many, each item is its own call, and its own result. */
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
          // The line is down: what was done so far stays told, the rest was not tried.
          if (results.length > 0)
            return { id: item.id, ok: false, message: 'Not tried: the server could not be reached.' }
          throw thrown
        },
      ),
    )
  return results
}

/** Gives each item the bookable dates again that it had before, one call for all that had the same. */
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
