import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import { type ActivityEntry, maxExportedEntries } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { queryParamsOf } from './entries.rules.ts'

/** All entries of a query; `isCut` is true if the file cannot hold them all. */
export interface AllEntries {
  data: ActivityEntry[]
  isCut: boolean
}

export type ReadAllEvent =
  | { type: 'pages.progressed'; count: number }
  | { type: 'pages.read'; all: AllEntries }
  | { type: 'pages.failed'; error: unknown }

interface ReadAllInput {
  parent: AnyActorRef
  scope: PropertyScope
  search: ActivitySearch
}

const maxParallel = 200

async function readAll({ scope, search, parent }: ReadAllInput, signal: AbortSignal): Promise<AllEntries> {
  const { entry: _, ...filters } = search
  const data: ActivityEntry[] = []
  let cursor: string | null = null
  do {
    const query = queryParamsOf({ ...filters, per_page: maxParallel, cursor })
    // oxlint-disable-next-line no-await-in-loop -- each page's cursor comes from the page before
    const page = await activity.list(scope, { ...query, for_export: true }, signal)
    data.push(...page.data)
    cursor = page.data.length > 0 ? page.next_cursor : null
    if (!signal.aborted) parent.send({ type: 'pages.progressed', count: Math.min(data.length, maxExportedEntries) })
  } while (cursor !== null && data.length < maxExportedEntries)
  return { data: data.slice(0, maxExportedEntries), isCut: cursor !== null || data.length > maxExportedEntries }
}

/** Reads the log page by page from the newest entry and reports progress. Stopping the actor aborts the call. */
export const readAllActor = fromCallback<EventObject, ReadAllInput>(({ input }) => {
  const stop = new AbortController()
  const send = (event: ReadAllEvent) => {
    if (!stop.signal.aborted) input.parent.send(event)
  }
  readAll(input, stop.signal).then(
    (all) => send({ type: 'pages.read', all }),
    (error: unknown) => send({ type: 'pages.failed', error }),
  )
  return () => stop.abort()
})
