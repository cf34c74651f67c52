import * as v from 'valibot'
import type { ApiError } from '../../api/api-error.ts'
import {
  GuestService,
  HousekeepingStatus,
  Occupancy,
  RoomCondition,
  type RoomStatusResult,
  type UpdateRoomStatus,
} from '../../api/contract/housekeeping.ts'
import { ownerPrefix } from '../session/owned-storage.ts'
import type { StoredTexts } from '../session/stored-texts.ts'
import { isFulfilled } from './room.rules.ts'

const Patch = v.object({
  housekeeping_status: v.optional(HousekeepingStatus),
  undo: v.optional(v.picklist([1])),
  reason: v.optional(v.string()),
  service: v.optional(GuestService),
  hk_priority: v.optional(v.picklist([0, 1])),
  attendant: v.optional(v.nullable(v.object({ id: v.number(), name: v.string() }))),
  reported_occupancy: v.optional(v.nullable(Occupancy)),
})

/** A queued change, stored until the server responds. */
export const QueueEntry = v.object({
  /** Idempotency-Key: a retry has no second effect. */
  key: v.string(),
  /** Key of the batch that it belongs to. */
  batch: v.string(),
  /** Creation time in milliseconds; unique, so that the order is certain. */
  at: v.number(),
  rooms: v.array(v.object({ id: v.number(), name: v.string(), basedOn: v.nullable(v.string()) })),
  patch: Patch,
  /** True if it could not be sent at once. */
  hasWaited: v.boolean(),
})
export type QueueEntry = v.InferOutput<typeof QueueEntry>

/** A change that conflicts with another person's: both versions, to be decided. */
export const Conflict = v.object({ id: v.number(), name: v.string(), mine: Patch, theirs: RoomCondition })
export type Conflict = v.InferOutput<typeof Conflict>

/** Browser storage of the queue of one property and person. */
export interface QueueStore {
  read: () => { entries: QueueEntry[]; conflicts: Conflict[] }
  writeEntry: (entry: QueueEntry) => boolean
  removeEntry: (key: string) => void
  writeConflict: (conflict: Conflict) => boolean
  removeConflict: (id: number) => void
}

const byTime = (a: QueueEntry, b: QueueEntry) => a.at - b.at || a.key.localeCompare(b.key)

function readAll<T extends v.GenericSchema>(schema: T, texts: readonly string[]): v.InferOutput<T>[] {
  const read = texts.map((text) => v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text))
  return read.filter((result) => result.success).map((result) => result.output as v.InferOutput<T>)
}

const baseOf = (propertyId: number) => `housekeeping:${propertyId}:`

/** Prefix of everything stored for a property and its owner. */
export const queuePrefix = (owner: string | null, propertyId: number) => ownerPrefix(owner ?? '') + baseOf(propertyId)

/** Stores each change under its own name, so that two tabs never overwrite each other's. Stores nothing without an owner. */
export function queueStore(stored: StoredTexts, owner: string | null, propertyId: number): QueueStore {
  const base = baseOf(propertyId)
  const write = (name: string, value: unknown) =>
    owner !== null && stored.write(owner, base + name, JSON.stringify(value))
  const remove = (name: string) => {
    if (owner !== null) stored.remove(owner, base + name)
  }
  const texts = (prefix: string) => (owner === null ? [] : stored.read(owner, base + prefix))
  return {
    read: () => ({
      entries: readAll(QueueEntry, texts('entry:')).toSorted(byTime),
      conflicts: readAll(Conflict, texts('conflict:')).toSorted((a, b) => a.id - b.id),
    }),
    writeEntry: (entry) => write(`entry:${entry.key}`, entry),
    removeEntry: (key) => remove(`entry:${key}`),
    writeConflict: (conflict) => write(`conflict:${conflict.id}`, conflict),
    removeConflict: (id) => remove(`conflict:${id}`),
  }
}

/** Request body of an entry. It must stay identical after a page reload, since the server compares it with its idempotency key. */
export const bodyOf = ({ rooms, patch }: QueueEntry): UpdateRoomStatus => ({
  facility_ids: rooms.map(({ id }) => id),
  housekeeping_status: patch.housekeeping_status,
  undo: patch.undo,
  reason: patch.reason,
  service: patch.service,
  hk_priority: patch.hk_priority,
  attendant_id: patch.attendant === undefined ? undefined : (patch.attendant?.id ?? null),
  reported_occupancy: patch.reported_occupancy,
  based_on: rooms.map(({ basedOn }) => basedOn ?? ''),
})

/** True for connection errors and temporary server errors, after which the same request may be sent again. */
export const isTransient = ({ status, code }: ApiError) =>
  status >= 500 || status === 429 || status === 401 || ['UNREACHABLE', 'TIMEOUT', 'CUT_OFF'].includes(code)

export interface Answer {
  /** Results to show. A refused change that is already in effect counts as done. */
  results: RoomStatusResult[]
  conflicts: Conflict[]
}

/**
 * Interprets the server's results. Another person's change is a conflict. So is any refusal of a change that waited, since its author saw
 * the room in another state.
 */
export function answerOf({ rooms, patch, hasWaited }: QueueEntry, results: readonly RoomStatusResult[]): Answer {
  const adjusted = results.map((result) =>
    !result.ok && result.current && isFulfilled(result.current, patch)
      ? { ...result, ok: true, message: null, code: null }
      : result,
  )
  const conflicts = adjusted.flatMap(({ ok, id, code, current }): Conflict[] => {
    // A refused undo has nothing to decide.
    if (ok || !current || patch.undo || !(code === 'CHANGED' || hasWaited)) return []
    return [{ id, name: rooms.find((room) => room.id === id)?.name ?? String(id), mine: patch, theirs: current }]
  })
  return { results: adjusted, conflicts }
}

/** A later change of the same room extends the earlier one; their latest state counts. */
export function withConflicts(known: readonly Conflict[], added: readonly Conflict[]): Conflict[] {
  const byRoom = new Map(known.map((conflict) => [conflict.id, conflict]))
  for (const conflict of added) {
    const former = byRoom.get(conflict.id)
    byRoom.set(conflict.id, { ...conflict, mine: { ...former?.mine, ...conflict.mine } })
  }
  return [...byRoom.values()]
}

interface QueueState {
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
  /** Names of items that the browser failed to store, so that only this tab has them. */
  notStored: ReadonlySet<string>
}

/** Name of a conflict in `notStored`; the name of an entry is its key. */
export const conflictName = (id: number) => `conflict:${id}`

/** Stored items of all tabs, merged with the unstored ones of this tab. `settled` are entries that another tab has removed. */
export function mergedWithStored(
  { entries, conflicts, notStored }: QueueState,
  stored: ReturnType<QueueStore['read']>,
) {
  const own = entries.filter(({ key }) => notStored.has(key))
  const ownConflicts = conflicts.filter(
    ({ id }) => notStored.has(conflictName(id)) && !stored.conflicts.some((other) => other.id === id),
  )
  const all = [...stored.entries, ...own].toSorted(byTime)
  const known = new Set(all.map(({ key }) => key))
  return {
    entries: all,
    conflicts: [...stored.conflicts, ...ownConflicts],
    settled: entries.filter(({ key }) => !known.has(key)),
  }
}
