import { expect, onTestFinished, test } from 'vitest'
import { openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'
import { addBigProperty } from '../support/big-property.ts'
import { dashboardOf } from '../support/dashboard-calls.ts'
import { day, noon } from '../support/day.ts'
import { watchQueries } from '../support/many-facilities.ts'

test('a property with 500 rooms and a year of stays takes as many queries as a small one, and its pages are complete', async () => {
  const watch = watchQueries()
  const api = await openApi({ fixture: 'demo', now: noon, database: watch.database })
  onTestFinished(() => api.close())
  const caller = await callerOf(api, 'manager')
  const { dashboard, rowsOf, allRows } = await dashboardOf(api, 'manager')
  const propertyId = (await caller.get('property/harbour-view')).body.data.id
  const big = await addBigProperty(api, caller, 'big-house', 500)
  const cost = (id: number, date: string) => watch.cost(() => dashboard(id, date))
  expect(await cost(propertyId, day(0))).toBe(6)
  expect(await cost(big, day(0))).toBe(6)
  expect(await cost(big, day(-3))).toBe(8)
  expect(await watch.cost(() => rowsOf(big, day(0), 'occupancy'))).toBe(5)
  const { data, figure } = await allRows(big, day(0), 'room_revenue', 150)
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(figure.value)
  expect(new Set(data.map(({ stay_id }) => stay_id)).size).toBe(data.length)
  const times: Record<string, number[]> = { today: [], 'a day over': [], rows: [] }
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    times[name]!.push(performance.now() - started)
  }
  for (let run = 0; run < 9; run += 1) {
    await timed('today', () => dashboard(big, day(0)))
    await timed('a day over', () => dashboard(big, day(-20)))
    await timed('rows', () => rowsOf(big, day(0), 'occupancy', 2, 50))
  }
  const medians = Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[4]!] as const)
  for (const [name, ms] of medians) expect([name, ms < 1000]).toEqual([name, true])
}, 120_000)
