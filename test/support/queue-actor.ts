import type { RoomCondition } from '../../src/api/contract/housekeeping.ts'
import { queueMachine } from '../../src/machines/housekeeping/queue.machine.ts'
import { type QueueEntry, queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import type { RoomPatch } from '../../src/machines/housekeeping/room.rules.ts'
import type { Locks } from '../../src/machines/housekeeping/tab-lock.actor.ts'
import { openProperty } from './property-actor.ts'
import { storageInMemory } from './storage-in-memory.ts'
import { settled } from './wire.ts'

export const path = 'properties/update_room_status'
export const readAt = '2026-03-03T08:00:00.000Z'
let made = 0
export const entry = (id: number, patch: RoomPatch, over: Partial<QueueEntry> = {}): QueueEntry => ({
  key: `key-${(made += 1)}`,
  batch: 'batch',
  at: made,
  rooms: [{ id, name: `10${id}`, basedOn: readAt }],
  patch,
  hasWaited: false,
  ...over,
})
export const startCleaning: RoomPatch = { housekeeping_status: 'cleaning' }
export const finishCleaning: RoomPatch = { housekeeping_status: 'clean' }
export const conditionNow = (over: Partial<RoomCondition> = {}): RoomCondition => ({
  housekeeping_status: 'cleaning',
  hk_changed_at: '2026-03-03T09:00:00.000Z',
  hk_changed_by: { id: 8, name: 'Ana Lima' },
  service: 'none',
  hk_priority: 0,
  attendant: null,
  reported_occupancy: null,
  ...over,
})
export const okResult = (id: number) => ({ id, ok: true, current: conditionNow() })
export const changedResult = (id: number, current = conditionNow({ housekeeping_status: 'inspected' })) => ({
  id,
  ok: false,
  message: 'Changed meanwhile by Ana Lima: now inspected',
  code: 'CHANGED',
  current,
})

export function openQueue(memory = storageInMemory(), owner: string | null = '3', locks?: Locks) {
  const held = openProperty()
  const store = queueStore(memory.texts, owner, 7)
  const queue = held.start(queueMachine, { input: { scope: held.input.scope, store, lock: { locks, name: 'queue' } } })
  const make = (...entries: QueueEntry[]) => {
    for (const added of entries) queue.send({ type: 'change.made', entry: added })
  }
  const calls = () => held.calls.filter(({ url }) => url.includes(path))
  const sent = () => calls().map(({ form }) => form.find(([name]) => name === 'housekeeping_status')?.[1])
  const reply = (...results: object[]) => held.answer(path, { data: { results } })
  /** Breaks the connection. The client itself tries such a write three times. */
  const cut = async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      held.last().fail()
      await settled()
    }
  }
  const sentToParent = (type: string) => held.parent.received.filter((event) => event.type === type)
  const context = () => queue.getSnapshot().context
  return { ...held, ...memory, queue, make, calls, sent, reply, cut, sentToParent, context }
}
export const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'))
