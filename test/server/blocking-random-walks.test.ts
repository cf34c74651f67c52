import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { type BlockingEvent, blockingEvent, applyBlockingEvent } from '../support/blocking-events.ts'
import { BlockingSimulation } from '../support/blocking-simulation.ts'
import { day, noon } from '../support/day.ts'
import { addRooms, inventoryOf } from '../support/inventory.ts'
import { saveRegressionWalk, readRegressionWalks, shrinkWalk } from '../support/stored-sequences.ts'

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
async function replay(events: readonly BlockingEvent[], simulation: BlockingSimulation): Promise<string | null> {
  try {
    for (const event of events) {
      if (!(await applyBlockingEvent(simulation, event))) continue
      const wrong = await simulation.findError()
      if (wrong) return wrong
    }
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } finally {
    await simulation.clear()
  }
}

type FaultInjection = (simulation: BlockingSimulation) => BlockingSimulation
const noFault: FaultInjection = (simulation) => simulation

const createSimulation = (injectFault: FaultInjection) => injectFault(new BlockingSimulation(api, caller, rooms))

/**
 * Random walks of at least a hundred events, because some events find no target. Returns the violation with the
 * shortest sequence that causes it. `injectFault` makes the server faulty.
 */
async function runRandomWalks(numRuns: number, injectFault = noFault) {
  let callCount = 0
  const sequences = fc.array(blockingEvent, { minLength: 115, maxLength: 130, size: 'max' })
  const holds = fc.asyncProperty(sequences, async (events) => {
    const simulation = createSimulation(injectFault)
    const wrong = await replay(events, simulation)
    callCount += simulation.calls
    return wrong === null
  })
  const { counterexample } = await fc.check(holds, { numRuns, seed, endOnFailure: true })
  const isWrong = async (events: readonly BlockingEvent[]) =>
    (await replay(events, createSimulation(injectFault))) !== null
  const events = await shrinkWalk(counterexample?.[0] ?? [], isWrong)
  return { callCount, events, wrong: await replay(events, createSimulation(injectFault)) }
}

test('live blockings of a room never overlap, and housekeeping neither ends nor changes one', async () => {
  const { wrong, callCount, events } = await runRandomWalks(runs)
  if (wrong) expect.fail(`${wrong}. Kept in ${saveRegressionWalk(events, wrong)}`)
  expect(callCount).toBeGreaterThan(runs * 100)
}, 7_200_000)

test('sequences that failed before now pass', async () => {
  const wrong: string[] = []
  for (const { events, note } of readRegressionWalks())
    if (await replay(events, createSimulation(noFault))) wrong.push(note)
  expect(wrong).toEqual([])
}, 120_000)

/** A server whose housekeeping writes also change the blockings of the room. */
const withFault = (injectFault: (facility: number) => Promise<unknown>) => (simulation: BlockingSimulation) => {
  const changeRoom = simulation.changeRoom.bind(simulation)
  return Object.assign(simulation, {
    changeRoom: async (...asked: Parameters<typeof changeRoom>) => {
      const result = await changeRoom(...asked)
      await injectFault(asked[0])
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
  async (_, injectFault, wrong) => {
    const found = await runRandomWalks(5, withFault(injectFault))
    expect(found.wrong).toMatch(wrong)
    expect(found.events.map((event) => event.do)).toEqual(['block', 'housekeeping'])
    const folder = mkdtempSync(join(tmpdir(), 'sequences-'))
    saveRegressionWalk(found.events, found.wrong!, folder)
    const [stored] = readRegressionWalks(folder)
    expect(await replay(stored!.events, createSimulation(withFault(injectFault)))).toMatch(wrong)
    expect(await replay(stored!.events, createSimulation(noFault))).toBeNull()
  },
  120_000,
)

test('overlapping blockings are detected when nothing prevents them', async () => {
  const simulation = new BlockingSimulation(api, caller, rooms)
  await simulation.block({ room: rooms[0]!, from: 1, to: 4 })
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
      select property_id, facility_id, kind, reason_code, date_from, date_to from room_blockings
      where facility_id = ${rooms[0]!}`)
  })
  expect(await simulation.findError()).toBe('two live blockings of a room overlap')
  await simulation.clear()
})
