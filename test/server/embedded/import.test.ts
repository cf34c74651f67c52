import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../../src/api/http.ts'
import { type PropertyScope, withProperty } from '../../../src/api/property-scope.ts'
import { commitRow, readReferenceData, readTemplate } from '../../../src/machines/import/import-calls.ts'
import type { ImportTask, TaskResults } from '../../../src/machines/import/import-task.ts'
import { performTask } from '../../../src/machines/import/perform-task.ts'
import { type ImportTab, importTabs, layoutOf, type PlannedRow } from '../../../src/machines/import/plan.ts'
import type { SheetRow } from '../../../src/machines/import/sheet.ts'
import { type Api, openApi } from '../../support/api.ts'

/* Imports a download of the real server with the import's own code. */

let api: Api
let at: PropertyScope
const { signal } = new AbortController()
beforeAll(async () => {
  api = await openApi()
  const fetch = await api.as('manager')
  const http = createHttp({ base: '/api', fetch: (path, init) => fetch(String(path), init) })
  const reply = await fetch('/api/v1/hotel_management/properties/property/harbour-view')
  const { data } = (await reply.json()) as { data: { id: number; prefix: string } }
  at = withProperty(http, data)
})
afterAll(() => api.close())

const reachOf = (tab: ImportTab) => ({ scope: at, tab, currency: 'EUR' })

async function perform<Name extends ImportTask['name']>(task: ImportTask & { name: Name }) {
  const reply = await performTask(task)
  if ('rejection' in reply) throw new Error(reply.rejection)
  return reply.result as TaskResults[Name]
}

const download = async (tab: ImportTab): Promise<SheetRow[]> =>
  perform({ name: 'read', layout: layoutOf(tab), file: await readTemplate(reachOf(tab), signal) })

const planOf = async (tab: ImportTab, rows: SheetRow[]): Promise<PlannedRow[]> =>
  perform({ name: 'check', rows, reference: await readReferenceData(reachOf(tab), rows, signal) })

test.each(importTabs)('importing an unchanged download of %s changes nothing', async (tab) => {
  const rows = await download(tab)
  expect(rows.length).toBeGreaterThan(0)
  const plan = await planOf(tab, rows)
  expect(plan.filter(({ outcome, notes }) => outcome !== 'unchanged' || notes.length > 0)).toEqual([])
})

const line = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: maxLength / 2 })
const window = fc.constantFrom([null, null], ['2026-03-01', null], [null, '2026-04-01'], ['2026-03-01', '2026-03-02'])

/** Texts of a room, including unusual characters. */
const texts = fc.record({
  name: line(30),
  floor: fc.option(line(20)),
  building: fc.option(line(60)),
  section: fc.option(line(60)),
  bed_setup: fc.option(line(80)),
  note: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('=1+1', '_x0041_', 'a\r\nb', '  x  ', '00123'),
  ),
  is_accessible: fc.boolean(),
  smoking: fc.boolean(),
  max_occupancy: fc.integer({ min: 0, max: 400 }),
  window,
})

test('importing a download changes nothing, whatever the texts of the rooms', async () => {
  const { facilityTypes, amenities } = await readReferenceData(reachOf('rooms'), [], signal)
  const facility_type_id = facilityTypes.find((type) => type.facility_category.kind === 'room')!.id
  const amenity_ids = amenities.slice(0, 3).map(({ id }) => id)
  let number = 0
  const blank = {
    id: null,
    lockVersion: undefined,
    outcome: 'created' as const,
    differences: [],
    reasons: [],
    notes: [],
  }
  /** Skips rooms that the server rejects, for example with a line break in the floor. */
  const add = async ({ window: [from, to], name, ...rest }: (typeof samples)[number]) => {
    number += 1
    const days = { bookable_date_from: from, bookable_date_to: to }
    const values = { ...rest, ...days, name: `${number} ${name}`, facility_type_id, amenity_ids }
    const row: PlannedRow = { ...blank, number, name, values }
    return (await commitRow(reachOf('rooms'), row, `sample-${number}`, signal)).outcome
  }
  const samples = fc.sample(texts, 60)
  const outcomes: string[] = []
  for (const sample of samples) outcomes.push(await add(sample))
  expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(20)
  const plan = await planOf('rooms', await download('rooms'))
  expect(plan.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
})

test('a row that is sent twice has one effect: a creation by its key, a change by its version', async () => {
  const rows = await download('rooms')
  const [first] = rows
  const added = { number: 900, cells: { ...first!.cells, id: null, name: '9901' } }
  const changed = { ...first!, cells: { ...first!.cells, note: 'Once' } }
  const plan = await planOf('rooms', [changed, added])
  expect(plan.map(({ outcome }) => outcome)).toEqual(['changed', 'created'])
  for (const row of [...plan, ...plan])
    expect(await commitRow(reachOf('rooms'), row, `twice-${row.number}`, signal)).toEqual({ outcome: 'done' })
  const again = await planOf('rooms', [changed, added])
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  const stale = { ...plan[0]!, values: { note: 'Twice' } }
  expect(await commitRow(reachOf('rooms'), stale, 'stale', signal)).toEqual({
    outcome: 'refused',
    reason: 'You changed it yourself since this file was checked',
  })
})

test('add-ons are created and changed, and a taken SKU shows the server’s error', async () => {
  const rows = await download('add-ons')
  const [first] = rows
  const added = { number: 900, cells: { ...first!.cells, id: null, sku: 'NEW-1', name: 'New', price: '12.34' } }
  const [row] = await planOf('add-ons', [added])
  expect(row).toMatchObject({ outcome: 'created', values: { price: 1234 } })
  expect(await commitRow(reachOf('add-ons'), row!, 'addon-1', signal)).toEqual({ outcome: 'done' })
  expect(await commitRow(reachOf('add-ons'), row!, 'addon-2', signal)).toMatchObject({ outcome: 'refused' })
  const [change] = await planOf('add-ons', [{ ...added, cells: { ...added.cells, price: 20 } }])
  expect(await commitRow(reachOf('add-ons'), change!, 'addon-3', signal)).toEqual({ outcome: 'done' })
  const [after] = await planOf('add-ons', [{ ...added, cells: { ...added.cells, price: 20 } }])
  expect(after!.outcome).toBe('unchanged')
})
