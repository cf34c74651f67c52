import { expect, test } from 'vitest'
import * as select from '../../src/machines/list/list.selectors.ts'
import { selectPlace, selectSavedElsewhere } from '../../src/machines/list/saved.selectors.ts'
import { pageOf, property } from '../support/records.ts'
import { casa, castle, startList } from '../support/list-actor.ts'
import { settled } from '../support/wire.ts'

test('requests nothing until it is shown, even when told to refresh', () => {
  const { calls, list, snapshot } = startList()
  list.send({ type: 'list.refreshed' })
  expect([calls.length, select.selectIsAnswered(snapshot())]).toEqual([0, false])
  expect(snapshot().value).toMatchObject({ rows: 'dormant' })
})

test('requests the page, filters and sort that the URL specifies', () => {
  const { show, last } = startList()
  show({ page: 2, per_page: 25, keyword: 'inn', property_type_ids: [3, 1], bookable_status: 'bookable', status: 0 })
  expect(decodeURIComponent(last().url)).toBe(
    '/v1/hotel_management/properties/property?page=2&per_page=25&keyword=inn&property_type_ids[]=3&property_type_ids[]=1&bookable_status=bookable&status=0&sort=name',
  )
})

test('announces the rows once they have loaded', async () => {
  const { show, answer, notices, names } = startList()
  show()
  expect(notices.received).toEqual([])
  await answer(pageOf([castle, casa], { total: 12, last_page: 2 }))
  expect(names()).toEqual(['Castle Inn', 'Casa Azul'])
  expect(notices.received).toEqual([{ type: 'announcement.made', text: '12 properties, page 1 of 2' }])
})

test.each([
  [[], 'No properties'],
  [[castle], '1 property'],
])('announces %o as “%s”', async (rows, text) => {
  const { show, answer, notices } = startList()
  show()
  await answer(pageOf(rows))
  expect(notices.received.at(-1)?.text).toBe(text)
})

test('keeps the rows during a refresh and after it fails, and can refresh again', async () => {
  const { show, answer, list, names, snapshot, notices } = startList()
  show()
  await answer()
  list.send({ type: 'list.refreshed' })
  expect([select.selectIsBusy(snapshot()), names()]).toEqual([true, ['Castle Inn', 'Casa Azul']])
  await answer({ message: 'Server error' }, 400)
  expect([names(), select.selectError(snapshot())?.message]).toEqual([['Castle Inn', 'Casa Azul'], 'Server error'])
  // Its alert says it.
  expect(JSON.stringify(notices.received)).not.toContain('Server error')
  list.send({ type: 'list.refreshed' })
  expect(select.selectError(snapshot())).toBeNull()
  await answer(pageOf([casa]))
  expect(names()).toEqual(['Casa Azul'])
})

test('the latest request wins: the earlier one is aborted, and its late answer is ignored', async () => {
  const { show, calls, names, answer } = startList()
  show({ keyword: 'in' })
  show({ keyword: 'inn' })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await answer(pageOf([casa]))
  calls[0]?.answer(pageOf([castle]))
  await settled()
  expect(names()).toEqual(['Casa Azul'])
})

test.each(['list.hidden', 'list.cancelled'] as const)('%s aborts the request, and no row is stored', async (type) => {
  const { show, list, calls, names, snapshot } = startList()
  show()
  list.send({ type })
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.answer(pageOf([castle]))
  await settled()
  expect([names(), select.selectIsCancelled(snapshot())]).toEqual([[], type === 'list.cancelled'])
})

test('a cancelled list loads again on request', () => {
  const { show, list, calls, snapshot } = startList()
  show()
  list.send({ type: 'list.cancelled' })
  list.send({ type: 'list.refreshed' })
  expect([calls.length, select.selectIsBusy(snapshot())]).toEqual([2, true])
})

test('shows a loading indicator after 300 ms, and offers to cancel 10 s later', () => {
  const { show, clock, snapshot } = startList()
  const now = () => [select.selectIsIndicated(snapshot()), select.selectIsSlow(snapshot())]
  show()
  clock.increment(299)
  expect(now()).toEqual([false, false])
  clock.increment(1)
  expect(now()).toEqual([true, false])
  clock.increment(9_999)
  expect(now()).toEqual([true, false])
  clock.increment(1)
  expect(now()).toEqual([true, true])
})

test('redirects from a page past the end to the last page', async () => {
  const { show, answer, location, snapshot } = startList()
  show({ page: 9, keyword: 'inn' })
  await answer(pageOf([], { current_page: 9, last_page: 2, total: 12 }))
  expect(location.received).toEqual([
    { type: 'location.requested', to: '/hotel-management/properties?page=2&keyword=inn', replace: true },
  ])
  expect(snapshot().value).toMatchObject({ rows: 'dormant' })
})

test('does not redirect from an empty first page or from an empty list', async () => {
  const { show, answer, location } = startList()
  show()
  await answer(pageOf([], { total: 3 }))
  show({ page: 2 })
  await answer(pageOf([], { total: 0 }))
  expect(location.received).toEqual([])
})

test.each([
  ['malformed', 'MALFORMED'],
  ['offline', 'UNREACHABLE'],
])('a %s reply shows an error instead of crashing', async (fault, code) => {
  const { show, answer, calls, snapshot } = startList()
  show()
  if (fault === 'malformed') await answer({ data: [{ id: 1 }], meta: {} })
  else
    for (let attempt = 0; attempt < 3; attempt += 1) {
      calls.at(-1)?.fail()
      await settled()
    }
  expect(select.selectError(snapshot())?.code).toBe(code)
})

test('asks in each read where the record saved last is, until the list is left', async () => {
  const { show, answer, list, last, snapshot } = startList()
  const sought = () => new URL(last().url, 'https://hotel.example').searchParams.get('page_of')
  show()
  await answer()
  expect(sought()).toBeNull()
  list.send({ type: 'list.refreshed', created: [{ id: 30, name: 'Zenith', isChanged: true }] })
  expect(sought()).toBe('30')
  await answer(pageOf([castle, casa], { last_page: 3, total: 21, page_of: { id: 30, page: 3, is_hidden: false } }))
  expect([selectSavedElsewhere(snapshot())?.name, selectPlace(snapshot())?.page]).toEqual(['Zenith', 3])
  show({ page: 3 })
  expect([sought(), selectSavedElsewhere(snapshot())?.name]).toEqual(['30', 'Zenith'])
  await answer(pageOf([property({ id: 30, name: 'Zenith' })], { page_of: { id: 30, page: 3, is_hidden: false } }))
  expect([selectSavedElsewhere(snapshot()), select.rowMark(select.selectCreated(snapshot()), 30)]).toEqual([
    null,
    'changed',
  ])
  list.send({ type: 'list.hidden' })
  show()
  expect(sought()).toBeNull()
})

test('a record that was saved and then deleted is nowhere, and a stale place is not that of the record saved last', async () => {
  const { show, answer, list, snapshot } = startList()
  show()
  await answer()
  list.send({ type: 'list.refreshed', created: [{ id: 30, name: 'Zenith' }] })
  await answer(pageOf([castle], { page_of: null }))
  expect(selectSavedElsewhere(snapshot())).toBeNull()
  list.send({ type: 'list.refreshed', created: [{ id: 31, name: 'Apex' }] })
  expect(selectSavedElsewhere(snapshot())).toBeNull()
  await answer(pageOf([castle], { page_of: { id: 31, page: 1, is_hidden: true } }))
  list.send({ type: 'list.refreshed', created: [{ id: 32, name: 'Nadir' }] })
  expect(selectSavedElsewhere(snapshot())).toBeNull()
})

test('a server that tells no places has a way to a new record, by its name, and none to a changed one', async () => {
  const { show, answer, list, snapshot } = startList()
  show()
  await answer()
  list.send({ type: 'list.refreshed', created: [{ id: 30, name: 'Zenith' }] })
  await answer(pageOf([castle]))
  expect([selectSavedElsewhere(snapshot())?.name, selectPlace(snapshot())]).toEqual(['Zenith', undefined])
  list.send({ type: 'list.refreshed', created: [{ id: 31, name: 'Apex', isChanged: true }] })
  await answer(pageOf([castle]))
  expect(selectSavedElsewhere(snapshot())).toBeNull()
})
