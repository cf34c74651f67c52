import { housekeepingEventTo, type RoomStatusResult } from '../../api/contract/housekeeping.ts'
import { type Done, roomDoneText, roomsDoneText } from './done-texts.rules.ts'
import type { Conflict, QueueEntry } from './queue.rules.ts'
import {
  type AttendantId,
  eventDeniedReason,
  type HousekeepingRoom,
  type Pending,
  type RoomPatch,
  revertPatch,
  withPatch,
} from './room.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** One patch for some rooms. */
export interface ChangeRequest {
  ids: readonly number[]
  patch: RoomPatch
}

interface Result {
  id: number
  name: string
  ok: boolean
  message: string | null
}

/** Changes that were requested together, until all of them are answered. */
export interface Batch {
  done: Done
  open: number
  results: Result[]
  /** Requests that revert the batch; empty if it cannot be reverted. */
  reverts: ChangeRequest[]
}

export interface Results {
  text: string
  items: Result[]
}

export type Rooms = ReadonlyMap<number, HousekeepingRoom>

/** Why the patch is not allowed for this room, or null. An undo follows no transition: whoever made the change may undo it. */
function patchDeniedReason(room: HousekeepingRoom, { housekeeping_status, undo, service }: RoomPatch): string | null {
  if (undo || !housekeeping_status) return null
  return eventDeniedReason({ ...room, service: service ?? room.service }, housekeepingEventTo(housekeeping_status))
}

interface BatchInput {
  requests: readonly ChangeRequest[]
  done: Done
  /** Rooms as shown, with queued changes applied; these precede the new one. */
  rooms: readonly HousekeepingRoom[]
  /** Rooms as on the server. */
  base: Rooms
  newKey: () => string
  /** Later than every change so far. */
  at: number
}

/** Creates queue entries for the requests, and a batch with local refusals and the requests that revert it. */
export function planBatch({ requests, done, rooms, base, newKey, at }: BatchInput): {
  key: string
  entries: QueueEntry[]
  batch: Batch
} {
  const key = newKey()
  const entries: QueueEntry[] = []
  const results: Result[] = []
  const reverts = new Map<string, ChangeRequest>()
  const byId = new Map(rooms.map((room) => [room.id, room]))
  for (const { ids, patch } of requests) {
    const requestedRooms = ids.map((id) => byId.get(id)).filter((room) => room !== undefined)
    const allowedRooms = requestedRooms.filter((room) => {
      const message = patchDeniedReason(room, patch)
      if (message !== null) results.push({ id: room.id, name: room.name, ok: false, message })
      return message === null
    })
    if (allowedRooms.length === 0) continue
    entries.push({
      key: newKey(),
      batch: key,
      at: at + entries.length,
      rooms: allowedRooms.map(({ id, name }) => ({ id, name, basedOn: base.get(id)?.changedAt ?? null })),
      patch,
      hasWaited: false,
    })
    for (const room of allowedRooms) {
      const revert = revertPatch(room, patch)
      const found = reverts.get(JSON.stringify(revert)) ?? { ids: [], patch: revert }
      reverts.set(JSON.stringify(revert), { ...found, ids: [...found.ids, room.id] })
    }
  }
  return { key, entries, batch: { done, open: entries.length, results, reverts: [...reverts.values()] } }
}

/** Adds the results of one entry to its batch. */
export const withResults = (batch: Batch, { rooms }: QueueEntry, results: readonly RoomStatusResult[]): Batch => ({
  ...batch,
  open: batch.open - 1,
  results: [
    ...batch.results,
    ...results.map(({ id, ok, message }) => ({
      id,
      name: rooms.find((room) => room.id === id)?.name ?? String(id),
      ok,
      message: message ?? null,
    })),
  ],
})

/** Marks one entry of a batch as refused. */
export const failBatch = (batch: Batch, { rooms }: QueueEntry, message: string): Batch => ({
  ...batch,
  open: batch.open - 1,
  results: [...batch.results, ...rooms.map(({ id, name }) => ({ id, name, ok: false, message }))],
})

/** Result message of a batch; a single room shows its own reason. */
export function batchText({ done, results }: Batch): string {
  const [only] = results
  if (results.length === 1 && only)
    return only.ok
      ? roomDoneText(done, only.name)
      : phrase('housekeeping.roomMessage', { room: only.name, message: only.message ?? '' })
  return roomsDoneText(done, { rooms: results.length, done: results.filter(({ ok }) => ok).length })
}

/** Requests that revert the successful part of a batch. */
export function revertRequests({ reverts, results }: Batch): ChangeRequest[] {
  const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
  return reverts
    .map(({ ids, patch }) => ({ patch, ids: ids.filter((id) => done.has(id)) }))
    .filter(({ ids }) => ids.length > 0)
}

export interface Queue {
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
  /** Key of the entry being sent. */
  sending: string | null
  isStored: boolean
}

export const pendingOf = ({ hasWaited, key }: QueueEntry, { sending }: Pick<Queue, 'sending'>): Pending =>
  hasWaited && key !== sending ? 'queued' : 'sending'

/** Applies all queued changes to the server's rooms. */
export function withQueuedChanges(base: Rooms, queue: Queue, attendantId: AttendantId = null): HousekeepingRoom[] {
  const changed = new Map<number, HousekeepingRoom>()
  const change = (id: number, how: (room: HousekeepingRoom) => HousekeepingRoom) => {
    const room = changed.get(id) ?? base.get(id)
    if (room) changed.set(id, how(room))
  }
  for (const entry of queue.entries)
    for (const { id } of entry.rooms)
      change(id, (room) => withPatch(room, entry.patch, pendingOf(entry, queue), attendantId))
  for (const { id } of queue.conflicts) change(id, (room) => ({ ...room, hasConflict: true }))
  return [...base.values()].map((room) => changed.get(room.id) ?? room)
}

/** Whether somebody else changed a room. Its number of problems doesn't tell: own reports add to it. */
const differs = (a: HousekeepingRoom | undefined, b: HousekeepingRoom) =>
  JSON.stringify({ ...a, problems: null }) !== JSON.stringify({ ...b, problems: null })

/** Number of reloaded rooms that changed and have no queued change of their own. */
export function changedByOthers(base: Rooms, read: readonly HousekeepingRoom[], { entries }: Queue): number {
  const own = new Set(entries.flatMap(({ rooms }) => rooms.map(({ id }) => id)))
  return read.filter((room) => !own.has(room.id) && differs(base.get(room.id), room)).length
}

/** The fields that a notice can offer to restore. */
const restorable: readonly [field: string, of: (room: HousekeepingRoom) => unknown][] = [
  ['housekeeping_status', ({ status }) => status],
  ['service', ({ service }) => service],
  ['hk_priority', ({ priority }) => priority],
  ['attendant', ({ attendant }) => attendant?.id],
  ['reported_occupancy', ({ reported }) => reported],
]

interface KnownRooms {
  base: Rooms
  queue: Queue
}

/** What others changed since, as subjects of notices: "room 7 hk_priority". Rooms with queued changes are left out. */
export function subjectsOfOthers({ base, queue }: KnownRooms, { base: read = base }: Partial<KnownRooms>): string[] {
  const own = new Set(queue.entries.flatMap(({ rooms }) => rooms.map(({ id }) => id)))
  return [...base.values()].flatMap((before) => {
    const after = read.get(before.id)
    if (after === before || own.has(before.id)) return []
    return restorable
      .filter(([, valueOf]) => !after || valueOf(after) !== valueOf(before))
      .map(([field]) => `room ${before.id} ${field}`)
  })
}
