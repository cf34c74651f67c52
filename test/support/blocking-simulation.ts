import { and, eq, isNull } from 'drizzle-orm'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import type { Api } from './api.ts'
import type { Body, Caller } from './api-calls.ts'
import { day } from './day.ts'

/** A half-open range of blocked nights of a room, as days from today. */
export interface Nights {
  room: number
  from: number
  to: number
}

const overlap = (one: Nights, other: Nights) => one.room === other.room && one.from < other.to && other.from < one.to

interface Result {
  ok: boolean
  blocking_id?: number
}

/** A few rooms on the real API, and a model that is simple enough to be obviously right. */
export class BlockingSimulation {
  readonly #api: Api
  readonly #caller: Caller
  readonly #rooms: readonly number[]
  /** The active blockings, by the server's ids. */
  readonly #live = new Map<number, Nights>()
  calls = 0

  constructor(api: Api, caller: Caller, rooms: readonly number[]) {
    this.#api = api
    this.#caller = caller
    this.#rooms = rooms
  }

  get ids() {
    return [...this.#live.keys()]
  }
  room(at: number) {
    return this.#rooms[at % this.#rooms.length]!
  }
  place(room: number) {
    return this.#rooms.indexOf(room)
  }

  async #post(path: string, fields: Body): Promise<Result> {
    this.calls += 1
    const { status, body } = await this.#caller.post(path, fields)
    if (status >= 500) throw new Error(`the server went down on ${path}`)
    return status === 200 ? body.data.results[0] : { ok: false }
  }

  async block(nights: Nights) {
    const expected = [...this.#live.values()].every((other) => !overlap(nights, other))
    const result = await this.#status(nights)
    if (result.ok !== expected)
      throw new Error(result.ok ? 'a blocking was let over another' : 'free nights were refused')
    if (result.ok) this.#live.set(result.blocking_id!, nights)
  }

  /** Moves a blocking to another room or other nights. */
  async change(id: number, nights: Nights) {
    const expected = [...this.#live].every(([other, taken]) => other === id || !overlap(nights, taken))
    const result = await this.#status(nights, { blocking_ids: [id] })
    if (result.ok !== expected)
      throw new Error(result.ok ? 'a blocking was moved over another' : 'free nights were refused')
    if (!result.ok) return
    this.#live.delete(id)
    this.#live.set(result.blocking_id ?? id, nights)
  }

  #status({ room, from, to }: Nights, over: Body = {}) {
    const dates = { date_from: day(from), date_to: day(to), reason_code: 'leak' }
    return this.#post('update_facility_status', {
      facility_ids: [room],
      facility_status: 'out_of_order',
      ...dates,
      ...over,
    })
  }

  async end(id: number) {
    const { room } = this.#live.get(id)!
    const result = await this.#post('update_facility_status', {
      facility_ids: [room],
      facility_status: 'available',
      blocking_ids: [id],
    })
    if (!result.ok) throw new Error('a live blocking could not be ended')
    this.#live.delete(id)
  }

  /** Deactivates and reactivates a room; neither changes its blockings. */
  async deactivate(room: number) {
    const { ok } = await this.#post('update_facility_status', { facility_ids: [room], facility_status: 'inactive' })
    if (ok) await this.#post('update_facility_status', { facility_ids: [room], facility_status: 'available' })
  }

  /** Any housekeeping change, accepted or rejected. */
  changeRoom(room: number, fields: Body) {
    return this.#post('update_room_status', { facility_ids: [room], ...fields })
  }

  now(id: number): Nights {
    return this.#live.get(id)!
  }

  /** The active blockings in the database, in the model's format. */
  async stored() {
    const rows = await this.#api.db.select().from(room_blockings).where(isNull(room_blockings.cancelled_at))
    return rows.filter(({ facility_id, date_to }) => this.#rooms.includes(facility_id) && date_to > day(0))
  }

  /** Finds a difference between database and model. */
  async findError(): Promise<string | null> {
    const rows = await this.stored()
    const found = rows.map(({ id, facility_id, date_from, date_to }) => `${id}: ${facility_id} ${date_from} ${date_to}`)
    const nights = rows.map(({ facility_id, date_from, date_to }) => ({ facility_id, date_from, date_to }))
    for (const [at, one] of nights.entries())
      for (const other of nights.slice(at + 1))
        if (one.facility_id === other.facility_id && one.date_from < other.date_to && other.date_from < one.date_to)
          return 'two live blockings of a room overlap'
    const expected = [...this.#live].map(([id, { room, from, to }]) => `${id}: ${room} ${day(from)} ${day(to)}`)
    return found.toSorted().join() === expected.toSorted().join()
      ? null
      : `stored ${found.join()}, but known ${expected.join()}`
  }

  /** Restores the rooms for the next run. */
  async clear() {
    for (const room of this.#rooms)
      await this.#api.db.delete(room_blockings).where(and(eq(room_blockings.facility_id, room)))
    this.#live.clear()
  }
}
