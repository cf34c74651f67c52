import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { type BlockingEvent, blockingEvent, happen } from '../support/blocking-events.ts'
import { BlockingWorld } from '../support/blocking-world.ts'
import { addRooms, day, inventoryOf, noon } from '../support/inventory.ts'
import { keepWay, readWays, shortestWay } from '../support/kept-ways.ts'

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

/** Applies the events and returns the first violation, or null. */
async function walk(events: readonly BlockingEvent[], world: BlockingWorld): Promise<string | null> {
  try {
    for (const event of events) {
      if (!(await happen(world, event))) continue
      const wrong = await world.wrong()
      if (wrong) return wrong
    }
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } finally {
    await world.clear()
  }
}

type Meddle = (world: BlockingWorld) => BlockingWorld
const asItIs: Meddle = (world) => world

const worldOf = (meddle: Meddle) => meddle(new BlockingWorld(api, caller, rooms))

/**
 * Random walks of at least a hundred events, because some events find no target. Returns the violation with the
 * shortest sequence that causes it. `meddle` makes the server faulty.
 */
async function walked(numRuns: number, meddle = asItIs) {
  let met = 0
  const ways = fc.array(blockingEvent, { minLength: 115, maxLength: 130, size: 'max' })
  const holds = fc.asyncProperty(ways, async (way) => {
    const world = worldOf(meddle)
    const wrong = await walk(way, world)
    met += world.calls
    return wrong === null
  })
  const { counterexample } = await fc.check(holds, { numRuns, seed, endOnFailure: true })
  const isWrong = async (way: readonly BlockingEvent[]) => (await walk(way, worldOf(meddle))) !== null
  const way = await shortestWay(counterexample?.[0] ?? [], isWrong)
  return { met, way, wrong: await walk(way, worldOf(meddle)) }
}

test('live blockings of a room never overlap, and housekeeping neither ends nor changes one', async () => {
  const { wrong, met, way } = await walked(runs)
  if (wrong) expect.fail(`${wrong}. Kept in ${keepWay(way, wrong)}`)
  expect(met).toBeGreaterThan(runs * 100)
}, 7_200_000)

test('sequences that failed before now pass', async () => {
  const wrong: string[] = []
  for (const { way, note } of readWays()) if (await walk(way, worldOf(asItIs))) wrong.push(note)
  expect(wrong).toEqual([])
}, 120_000)

/** A server whose housekeeping writes also change the blockings of the room. */
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
  'housekeeping that %s is detected',
  async (_, meddle, wrong) => {
    const found = await walked(5, meddling(meddle))
    expect(found.wrong).toMatch(wrong)
    expect(found.way.map((event) => event.do)).toEqual(['block', 'housekeeping'])
    const folder = mkdtempSync(join(tmpdir(), 'ways-'))
    keepWay(found.way, found.wrong!, folder)
    const [kept] = readWays(folder)
    expect(await walk(kept!.way, worldOf(meddling(meddle)))).toMatch(wrong)
    expect(await walk(kept!.way, worldOf(asItIs))).toBeNull()
  },
  120_000,
)

test('overlapping blockings are detected when nothing prevents them', async () => {
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
