import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AccountingEntriesQuery, AccountingReportQuery, TrialBalanceQuery } from '../../src/api/contract/accounting.ts'
import { ActivityLogQuery } from '../../src/api/contract/activity-log.ts'
import { HousekeepingAsOfQuery, HousekeepingHistoryQuery } from '../../src/api/contract/housekeeping-log.ts'
import { DashboardQuery, DashboardRowsQuery } from '../../src/api/contract/reporting.ts'
import { CalendarDate, Instant, dateCursor, instantCursor, text } from '../../src/api/contract/wire.ts'
import { endpoints } from '../../server/endpoints.ts'

/* The parts of a contract schema, as valibot stores them. */
interface Node {
  type: string
  kind?: string
  entries?: Record<string, Node>
  items?: Node[]
  item?: Node
  wrapped?: Node
  options?: unknown[]
  pipe?: Node[]
}

/** Every text schema in a schema, with its path. A pipe that continues another pipe counts as one. */
function* textsIn(node: Node, at: string): Generator<[at: string, schema: v.GenericSchema]> {
  if (node.type === 'string') return yield [at, node as unknown as v.GenericSchema]
  for (const [name, inner] of Object.entries(node.entries ?? {})) yield* textsIn(inner, `${at}.${name}`)
  const nested = [node.wrapped, node.item, ...(node.options ?? []), ...(node.pipe ?? []).slice(1)]
  for (const inner of nested as (Node | undefined)[])
    if (typeof inner === 'object' && inner.kind === 'schema') yield* textsIn(inner, at)
}

const reads = {
  AccountingEntriesQuery,
  AccountingReportQuery,
  TrialBalanceQuery,
  ActivityLogQuery,
  HousekeepingAsOfQuery,
  HousekeepingHistoryQuery,
  DashboardQuery,
  DashboardRowsQuery,
}
const inputs = [
  ...endpoints.flatMap(({ method, path, input, params }) => [
    [`${method} ${path}`, input] as const,
    [`${method} ${path} in the path`, params] as const,
  ]),
  ...Object.entries(reads),
]
/** Passwords are stored only as hashes. */
const isPassword = (at: string) => /\.(current_|confirm_)?password$/.test(at)
const texts = inputs
  .flatMap(([name, schema]) => (schema ? [...textsIn(schema as unknown as Node, name)] : []))
  .filter(([at]) => !isPassword(at))

test('the texts of the contract are found', () => {
  expect(texts.length).toBeGreaterThan(80)
})

test.each(texts)("%s rejects text that can't be stored", (_at, schema) => {
  for (const bad of ['a\0b', '\0', 'a\ud800b', '\udc00', '\udc00\ud800', '2026-01-01\0', '1\0'])
    expect([bad, v.is(schema, bad)]).toEqual([bad, false])
})

test('text keeps surrogate pairs, line breaks and every script', () => {
  for (const good of ['', 'Zimmer 12\nmit Blick', '客室 🛏️ 𝒳', 'غرفة', '\ue000', '%_\\'])
    expect([good, v.is(text, good)]).toEqual([good, true])
})

test.each([
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['2028-02-29', true],
  ['1899-12-31', false],
  ['3000-01-01', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
  ['2026-02-30', false],
  ['2026-13-45', false],
  ['0000-00-00', false],
  ['+010000-01-01', false],
  ['2026-02-28T00:00:00Z', false],
  ['2026-02-28\n', false],
])('%s is a date: %s', (date, isDate) => {
  expect(v.is(CalendarDate, date)).toBe(isDate)
  expect(v.is(dateCursor, `${date}_1`)).toBe(isDate)
  expect(v.is(instantCursor, `${date}T10:00:00.000Z_1`)).toBe(isDate)
})

test.each([
  ['2026-11-30T08:15:00.000Z', true],
  ['2026-11-30 08:15', true],
  ['2026-11-30T08:15:00+01:00', true],
  ['2026-11-30T08:15:00.123456+00:00', true],
  ['2026-11-30T08:15 (\0)', false],
  ['2026-11-30T99:15', false],
])('%s is an instant: %s', (instant, isInstant) => {
  expect(v.is(Instant, instant)).toBe(isInstant)
})
