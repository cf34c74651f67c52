import { ApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import * as propertyTypes from '../../api/property-types.ts'

/** What can be done to many records at once. */
export type BulkTask = 'activate' | 'deactivate' | 'window' | 'delete' | 'deleteTypes'

/** Bookable dates, half-open; null is no bound. */
export interface Window {
  from: string | null
  to: string | null
}

export interface BulkItem {
  id: number
  label: string
  /** Why the task would be refused, known before it is tried. */
  refusal: string | null
  lockVersion?: number
  window?: Window
}

/** Items that are known to be refused are told so, and not sent. */
export const willingItems = (items: BulkItem[]) => items.filter((item) => item.refusal === null)

/** The results of those that were not sent: they count as refused like any other. */
export const unsentResults = (items: BulkItem[]): ItemResult[] =>
  items.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, ok: false, message: refusal }]))

/** The window is half-open, so it must end on a later day than it begins. */
export const windowError = ({ from, to }: Window) =>
  from !== null && to !== null && from >= to ? 'Must be after Bookable from' : null

/** There is no bulk delete of properties in the spec: each is its own call, and its own result. */
async function removedOneByOne(http: Http, items: BulkItem[], signal: AbortSignal): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (const { id, lockVersion } of items)
    results.push(
      await properties.remove(http, id, lockVersion, signal).then(
        () => ({ id, ok: true }),
        (thrown: unknown) => {
          if (thrown instanceof ApiError && thrown.status > 0) return { id, ok: false, message: thrown.message }
          // The line is down: what was done so far stays told, the rest was not tried.
          if (results.length > 0) return { id, ok: false, message: 'Not tried: the server could not be reached.' }
          throw thrown
        },
      ),
    )
  return results
}

/** Carries out `task`; throws when the call as a whole failed. */
export async function performed(
  http: Http,
  task: BulkTask,
  items: BulkItem[],
  { from, to }: Window,
  signal: AbortSignal,
): Promise<ItemResult[]> {
  const ids = items.map((item) => item.id)
  switch (task) {
    case 'activate':
    case 'deactivate':
      return (await properties.updateStatus(http, ids, task === 'activate' ? 1 : 0, signal)).results
    case 'window': {
      const window = { bookable_date_from: from, bookable_date_to: to }
      return (await properties.updateBookableDate(http, ids, window, signal)).results
    }
    case 'deleteTypes':
      return (await propertyTypes.remove(http, ids, signal)).results
    case 'delete':
      return removedOneByOne(http, items, signal)
  }
}
