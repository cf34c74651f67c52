// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { dashboardMachine, selectSearch } from '../../src/machines/dashboard/dashboard.machine.ts'
import * as select from '../../src/machines/query/query.selectors.ts'
import { openProperty } from '../support/property-actor.ts'
import { dashboardOf, rowsOf } from '../support/dashboard-records.ts'
import { groupFiguresOf, groupProperty, look } from '../support/group-records.ts'
import { property } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const here = `/hotel-management/properties/${property().prefix}`
const tags = ['busy', 'indicated', 'slow', 'cancelled', 'failed', 'missing'] as const

function open(search = '') {
  const { calls: all, ...held } = openProperty()
  const dashboard = held.start(dashboardMachine, { input: held.input })
  const isOfArrivals = (json: string | null) => json?.includes('arrivals: dashboard_rows') === true
  /** The calls of the figures and their rows, and those of the details: arrivals, figures of other days, and what needs a look. */
  const calls = () => all.filter(({ url, json }) => url.endsWith('/graphql') && !isOfArrivals(json))
  const detailCalls = () => all.filter((call) => !calls().includes(call))
  const { figures, rows, details } = dashboard.getSnapshot().context
  const go = (to: string, pathname = here) => dashboard.send({ type: 'location.changed', pathname, search: to })
  go(search)
  const reading = { figures, rows, details }
  const tagsOf = (name: keyof typeof reading) => tags.filter((tag) => reading[name].getSnapshot().hasTag(tag))
  /** The variables of each call, without the document. */
  const asked = () => calls().map(({ json }) => (JSON.parse(json!) as { variables: Record<string, unknown> }).variables)
  const reply = async (at: number, data: unknown) => {
    calls()[at]!.answer({ data })
    await settled()
  }
  const refuse = async (at: number, status = 403) => {
    calls()[at]!.answer({ message: 'No luck.' }, { status })
    await settled()
  }
  const said = () => held.notices.received.map(({ text }) => text)
  return { ...held, calls, detailCalls, dashboard, figures, rows, details, go, tagsOf, asked, reply, refuse, said }
}

const answerOf = ({ figures }: ReturnType<typeof open>) => select.selectData(figures.getSnapshot())

test("today's figures are requested when the address opens, shown and announced once", async () => {
  const opened = open()
  const { asked, tagsOf, reply, said, parent, figures } = opened
  expect(asked()).toEqual([{ property_id: property().id }])
  expect([tagsOf('figures'), tagsOf('rows')]).toEqual([['busy'], []])
  expect(parent.received).toEqual([{ type: 'location.accepted', pathname: here, search: '' }])
  await reply(0, { dashboard: dashboardOf() })
  expect([tagsOf('figures'), answerOf(opened)?.date]).toEqual([[], '2026-03-03'])
  expect(select.selectLoadedAt(figures.getSnapshot())).toBeGreaterThan(0)
  expect(said()).toEqual(['Tuesday 3 March: occupancy 75%'])
})

test('an address of another section requests nothing and is passed on, because nothing is unsaved', () => {
  const { go, asked, parent } = open()
  go('?date=2026-03-09', '/hotel-management/properties/elsewhere')
  expect(asked()).toHaveLength(1)
  expect(parent.types()).toEqual(['location.accepted', 'location.accepted'])
})

test('the latest date wins: the earlier request is aborted, and its late answer changes nothing', async () => {
  const opened = open('?date=2026-03-04')
  const { go, calls, reply, asked, dashboard } = opened
  go('?date=2026-03-05')
  expect(calls()[0]!.signal.aborted).toBe(true)
  expect(asked()[1]).toEqual({ property_id: property().id, date: '2026-03-05' })
  await reply(1, { dashboard: dashboardOf({ date: '2026-03-05' }) })
  await reply(0, { dashboard: dashboardOf({ date: '2026-03-04' }) })
  expect(answerOf(opened)?.date).toBe('2026-03-05')
  expect(selectSearch(dashboard.getSnapshot()).date).toBe('2026-03-05')
})

test('figures of another date disappear if the new ones are slow; figures of the same date stay', async () => {
  const opened = open()
  const { go, reply, clock, tagsOf, dashboard, figures } = opened
  await reply(0, { dashboard: dashboardOf() })
  dashboard.send({ type: 'dashboard.refreshed' })
  clock.increment(300)
  expect([tagsOf('figures'), answerOf(opened)?.date]).toEqual([['busy', 'indicated'], '2026-03-03'])
  go('?date=2026-03-04')
  expect(answerOf(opened)?.date).toBe('2026-03-03')
  clock.increment(300)
  expect(answerOf(opened)).toBeNull()
  clock.increment(10_000)
  expect(tagsOf('figures')).toEqual(['busy', 'indicated', 'slow'])
  figures.send({ type: 'query.cancelled' })
  expect(tagsOf('figures')).toEqual(['cancelled'])
  figures.send({ type: 'query.refreshed' })
  expect(tagsOf('figures')).toEqual(['busy'])
})

test('a failure shows the reason and keeps the known figures, and Retry repeats the request', async () => {
  const opened = open()
  const { reply, refuse, figures, tagsOf, said, asked } = opened
  await refuse(0)
  expect(tagsOf('figures')).toEqual(['failed'])
  expect(select.selectError(figures.getSnapshot())?.message).toBe('No luck.')
  figures.send({ type: 'query.refreshed' })
  expect(select.selectError(figures.getSnapshot())).toBeNull()
  await reply(1, { dashboard: dashboardOf() })
  figures.send({ type: 'query.refreshed' })
  await refuse(2)
  expect([tagsOf('figures'), answerOf(opened)?.date]).toEqual([['failed'], '2026-03-03'])
  // The alert says the failures.
  expect(said()).toEqual(['Tuesday 3 March: occupancy 75%'])
  expect(asked()[2]).toEqual(asked()[0])
})

test('a server without reporting is distinguished from a failure, and can be requested again', async () => {
  const { refuse, tagsOf, figures, reply } = open()
  await refuse(0, 404)
  expect(tagsOf('figures')).toEqual(['missing'])
  figures.send({ type: 'query.refreshed' })
  await reply(1, { dashboard: dashboardOf() })
  expect(tagsOf('figures')).toEqual([])
})

test('returning to the window or the network reloads both silently, and never twice at once', async () => {
  const { reply, asked, said } = open('?figure=sold')
  await reply(0, { dashboard: dashboardOf() })
  await reply(1, { dashboard_rows: rowsOf() })
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('online'))
  expect(asked()).toHaveLength(4)
  await reply(2, { dashboard: dashboardOf() })
  await reply(3, { dashboard_rows: rowsOf() })
  expect(said()).toEqual(['Tuesday 3 March: occupancy 75%', 'Sold: No rows'])
})

test('an open figure loads its rows page by page and drops them when it is closed', async () => {
  const { go, asked, reply, rows, tagsOf, calls } = open('?figure=sold&date=2026-03-03')
  const question = { property_id: property().id, date: '2026-03-03', figure: 'sold', per_page: 25 }
  expect(asked()[1]).toEqual({ ...question, page: 1 })
  await reply(1, { dashboard_rows: rowsOf() })
  go('?figure=sold&date=2026-03-03&page=2')
  expect(asked()[2]).toEqual({ ...question, page: 2 })
  // The previous page stays visible until the next one has loaded.
  expect(select.selectData(rows.getSnapshot())?.meta.current_page).toBe(1)
  go('?date=2026-03-03')
  expect([calls()[2]!.signal.aborted, select.selectData(rows.getSnapshot()), tagsOf('rows')]).toEqual([true, null, []])
  rows.send({ type: 'query.refreshed' })
  expect(asked()).toHaveLength(3)
})

test('an address with the same date requests nothing', async () => {
  const { go, asked } = open('?date=2026-03-04')
  go('?date=2026-03-04')
  expect(asked()).toHaveLength(1)
})

test('an unknown figure opens nothing', () => {
  const { asked, dashboard } = open('?figure=__proto__&date=nonsense&page=-1')
  expect(asked()).toHaveLength(1)
  expect(selectSearch(dashboard.getSnapshot())).toEqual({ date: null, figure: '', page: 1 })
})

/** Answers the calls of the details that wait. A status instead of data is a refusal. */
async function answerDetails(
  { detailCalls }: ReturnType<typeof open>,
  given: { arrivals?: object | number; compared?: object | number; looks?: object | number } = {},
) {
  const { arrivals = { arrivals: rowsOf() }, compared = groupFiguresOf(), looks = [look()] } = given
  for (const call of detailCalls().slice(-3)) {
    const data = call.url.endsWith('/graphql') ? arrivals : call.url.includes('group_figures') ? compared : looks
    if (typeof data === 'number') call.answer({ message: 'No luck.' }, { status: data })
    else call.answer({ data })
  }
  await settled()
}

test('the details of a date are read with its figures, and said by nobody', async () => {
  const opened = open('?date=2026-03-03')
  expect(opened.detailCalls().map(({ url, json }) => json ?? url)).toEqual([
    expect.stringContaining(JSON.stringify({ date: '2026-03-03', per_page: 10, property_id: property().id })),
    `/v1/hotel_management/group_figures?property_id=${property().id}&date=2026-03-03`,
    `/v1/hotel_management/needs_a_look?property_id=${property().id}`,
  ])
  await answerDetails(opened)
  expect(select.selectData(opened.details.getSnapshot())).toEqual({
    arrivals: rowsOf(),
    compared: groupProperty(),
    looks: [look()],
  })
  expect(opened.said()).toEqual([])
  opened.dashboard.send({ type: 'dashboard.refreshed' })
  expect(opened.detailCalls()).toHaveLength(6)
})

test('what a server does not have is left out of the details, and the rest is there', async () => {
  const opened = open()
  await answerDetails(opened, { compared: 404, looks: 405 })
  expect(select.selectData(opened.details.getSnapshot())).toEqual({
    arrivals: rowsOf(),
    compared: null,
    looks: null,
  })
})

test('a server without reporting has no details', async () => {
  const opened = open()
  await answerDetails(opened, { arrivals: 404, compared: 404, looks: 404 })
  expect(opened.tagsOf('details')).toEqual(['missing'])
})

test('a refusal of one of them fails the details alone, and Retry reads all of them again', async () => {
  const opened = open()
  await opened.reply(0, { dashboard: dashboardOf() })
  await answerDetails(opened, { looks: 403 })
  expect([opened.tagsOf('details'), opened.tagsOf('figures')]).toEqual([['failed'], []])
  opened.details.send({ type: 'query.refreshed' })
  await answerDetails(opened)
  expect([opened.tagsOf('details'), opened.detailCalls().length]).toEqual([[], 6])
})
