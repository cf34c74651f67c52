import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import { type ActivityEntry, mostExported } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { ActivitySearch } from '../../paths/activity-log.ts'
import { callOf } from './entries.rules.ts'

/** Every entry that was asked for, and whether there are more than one file holds. */
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
  at: PropertyScope
  search: ActivitySearch
}

const atOnce = 200

async function readAll({ at, search, parent }: ReadAllInput, signal: AbortSignal): Promise<AllEntries> {
  const { entry: _, ...question } = search
  const data: ActivityEntry[] = []
  let cursor: string | null = null
  do {
    const query = callOf({ ...question, per_page: atOnce, cursor })
    // oxlint-disable-next-line no-await-in-loop -- where a page begins is said by the one before
    const page = await activity.list(at, { ...query, for_export: true }, signal)
    data.push(...page.data)
    cursor = page.data.length > 0 ? page.next_cursor : null
    if (!signal.aborted) parent.send({ type: 'pages.progressed', count: Math.min(data.length, mostExported) })
  } while (cursor !== null && data.length < mostExported)
  return { data: data.slice(0, mostExported), isCut: cursor !== null || data.length > mostExported }
}

/** Reads the log page by page from its newest entry, telling how far it is; stopping it aborts the call. */
export const readAllActor = fromCallback<EventObject, ReadAllInput>(({ input }) => {
  const stop = new AbortController()
  const tell = (event: ReadAllEvent) => {
    if (!stop.signal.aborted) input.parent.send(event)
  }
  readAll(input, stop.signal).then(
    (all) => tell({ type: 'pages.read', all }),
    (error: unknown) => tell({ type: 'pages.failed', error }),
  )
  return () => stop.abort()
})
