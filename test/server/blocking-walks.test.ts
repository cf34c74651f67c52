import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { BlockingWorld, type Nights } from '../support/blocking-world.ts'
import { addRooms, day, inventoryOf, noon } from '../support/inventory.ts'

let api: Api
let caller: Caller
let rooms: number[]
beforeAll(async () => {
  api = await openApi({ now: noon })
  caller = await callerOf(api, 'manager')
  rooms = await addRooms(caller, await inventoryOf(caller, 'harbour-view'), ['W1', 'W2', 'W3'])
})
afterAll(() => api.close())

const [runs, seed] = [Number(process.env.WALK_RUNS ?? 2), Number(process.env.WALK_SEED ?? 6)]

type Happen = (world: BlockingWorld) => Promise<unknown>
/** One thing that happens, where it can; then the database is looked at. */
const event = (name: string, happen: Happen, needsBlocking = false) => ({
  check: (world: Readonly<BlockingWorld>) => !needsBlocking || world.ids.length > 0,
  run: async (_: unknown, world: BlockingWorld) => {
    await happen(world)
    const wrong = await world.wrong()
    if (wrong) throw new Error(wrong)
  },
  toString: () => name,
})
const nth = ({ ids }: BlockingWorld, at: number) => ids[at % ids.length]!

const room = fc.nat(2)
const dates = fc.record({ from: fc.integer({ min: 1, max: 12 }), nights: fc.integer({ min: 1, max: 5 }) })
const changed = (name: string, change: (before: Nights, by: number) => Partial<Nights>) =>
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 })).map(([at, by]) =>
    event(
      `${name} ${at} by ${by}`,
      (world) => {
        const id = nth(world, at)
        const [before, after] = [world.now(id), { ...world.now(id), ...change(world.now(id), by) }]
        return world.change(id, after.to > after.from ? after : before)
      },
      true,
    ),
  )
const housework = fc.oneof(
  fc
    .constantFrom('cleaning', 'clean', 'inspected', 'dirty', 'pickup')
    .map((housekeeping_status) => ({ housekeeping_status, reason: 'Dust' })),
  fc.constantFrom('none', 'dnd', 'make_up', 'declined').map((service) => ({ service })),
  fc.constantFrom('vacant', 'occupied').map((reported_occupancy) => ({ reported_occupancy })),
  fc.constantFrom(0, 1).map((hk_priority) => ({ hk_priority })),
)
const events = [
  fc
    .tuple(room, dates)
    .map(([at, { from, nights }]) =>
      event(`block ${at} from ${from} for ${nights}`, (world) =>
        world.block({ room: world.room(at), from, to: from + nights }),
      ),
    ),
  changed('move', ({ room: before }, by) => ({ room: rooms[(rooms.indexOf(before) + by) % rooms.length]! })),
  changed('put off', ({ from, to }, by) => ({ from: from + by, to: to + by })),
  changed('extend', ({ to }, by) => ({ to: to + by })),
  changed('shorten', ({ to }, by) => ({ to: to - by })),
  fc.nat(9).map((at) => event(`end ${at}`, (world) => world.end(nth(world, at)), true)),
  room.map((at) => event(`retire ${at}`, (world) => world.retire(world.room(at)))),
  fc
    .tuple(room, housework)
    .map(([at, fields]) =>
      event(`housekeeping of ${at}: ${JSON.stringify(fields)}`, (world) => world.keepHouse(world.room(at), fields)),
    ),
]

/** Runs the events; what is wrong, and by the shortest way there, or null. `meddle` is a server with a fault in it. */
async function walked(numRuns: number, meddle: (world: BlockingWorld) => BlockingWorld = (world) => world) {
  let met = 0
  const holds = fc.asyncProperty(fc.commands(events, { maxCommands: 210, size: 'max' }), async (commands) => {
    const world = meddle(new BlockingWorld(api, caller, rooms))
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
    } finally {
      met += world.calls
      await world.clear()
    }
  })
  const { failed, counterexample, errorInstance } = await fc.check(holds, { numRuns, seed })
  const wrong = failed ? String(errorInstance instanceof Error ? errorInstance.message : errorInstance) : null
  return { wrong, met, way: String(counterexample?.[0] ?? '') }
}

test('no two live blockings of a room overlap, and housekeeping neither ends nor changes one', async () => {
  const { wrong, met, way } = await walked(runs)
  expect(wrong && `${wrong}, after: ${way}`).toBeNull()
  expect(met).toBeGreaterThan(runs * 50)
}, 3_600_000)

/** A server whose housekeeping does to the blockings of the room what this does. */
const meddling = (meddle: (facility: number) => Promise<unknown>) => (world: BlockingWorld) => {
  const keepHouse = world.keepHouse.bind(world)
  return Object.assign(world, {
    keepHouse: async (...asked: Parameters<typeof keepHouse>) => {
      const result = await keepHouse(...asked)
      await meddle(asked[0])
      return result
    },
  })
}

test.each([
  [
    'ends a blocking',
    (facility: number) =>
      api.db.update(room_blockings).set({ cancelled_at: noon() }).where(eq(room_blockings.facility_id, facility)),
    /^stored .*, but known \d+:/,
  ],
  [
    'makes one longer',
    (facility: number) =>
      api.db
        .update(room_blockings)
        .set({ date_to: day(90) })
        .where(eq(room_blockings.facility_id, facility)),
    /^stored .*, but known \d+:/,
  ],
])(
  'housekeeping that %s is caught',
  async (_, meddle, wrong) => {
    const found = await walked(5, meddling(meddle))
    expect(found.wrong).toMatch(wrong)
    expect(found.way).toMatch(/^block \d from \d+ for \d,housekeeping of \d: .+$/)
  },
  120_000,
)

test('blockings that overlap are seen, where nothing keeps them apart', async () => {
  const world = new BlockingWorld(api, caller, rooms)
  await world.block({ room: rooms[0]!, from: 1, to: 4 })
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
      select property_id, facility_id, kind, reason_code, date_from, date_to from room_blockings
      where facility_id = ${rooms[0]!}`)
  })
  expect(await world.wrong()).toBe('two live blockings of a room overlap')
  await world.clear()
})
