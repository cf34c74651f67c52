import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as select from '../../src/machines/list/list.selectors.ts'
import { selectSelectionText } from '../../src/machines/list/selection.selectors.ts'
import { propertyTypeListMachine } from '../../src/machines/property-types/property-type-list.machine.ts'
import { allPropertyTypes } from '../../src/routes/properties.ts'
import { casa, castle, startList } from '../support/list-actor.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property, propertyType } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

/** Pause in typing before a search, in milliseconds (performance P7). */
const typingPause = 150
const zip = () => new Response(new Uint8Array([0x50, 0x4b, 3, 4]), { headers: { 'content-length': '4' } })

test('typing changes the address after a pause, once, to the first page', () => {
  const { show, list, clock, location, snapshot } = startList()
  show({ page: 4, status: 1 })
  for (const keyword of ['l', 'la', 'lake ']) {
    list.send({ type: 'keyword.typed', keyword })
    clock.increment(typingPause - 1)
  }
  expect([location.received, select.selectKeyword(snapshot())]).toEqual([[], 'lake '])
  clock.increment(1)
  expect(location.received).toEqual([
    { type: 'location.requested', to: '/hotel-management/properties?keyword=lake&status=1', replace: true },
  ])
})

test('typing that ends with the same keyword requests nothing', () => {
  const { show, list, clock, location } = startList()
  show({ keyword: 'inn' })
  list.send({ type: 'keyword.typed', keyword: ' inn ' })
  clock.increment(typingPause)
  expect(location.received).toEqual([])
})

test('the address keeps a space just typed, but replaces another keyword', () => {
  const { show, list, snapshot } = startList()
  list.send({ type: 'keyword.typed', keyword: 'lake ' })
  show({ keyword: 'lake' })
  expect(select.selectKeyword(snapshot())).toBe('lake ')
  show({ keyword: 'hill' })
  expect(select.selectKeyword(snapshot())).toBe('hill')
})

test('rows can be ticked only while checkboxes are shown, and hiding them clears the ticks', async () => {
  const { show, answer, list, snapshot } = startList()
  const selected = () => [...select.selectSelected(snapshot()).keys()]
  show()
  await answer()
  list.send({ type: 'row.toggled', id: 7 })
  expect([select.selectIsSelecting(snapshot()), selected()]).toEqual([false, []])
  list.send({ type: 'selection.toggled' })
  list.send({ type: 'row.toggled', id: 7 })
  expect(selected()).toEqual([7])
  list.send({ type: 'page.toggled' })
  expect(selected()).toEqual([7, 8])
  list.send({ type: 'page.toggled' })
  expect(selected()).toEqual([])
  list.send({ type: 'selection.replaced', ids: [8] })
  list.send({ type: 'selection.toggled' })
  expect([select.selectIsSelecting(snapshot()), selected()]).toEqual([false, []])
})

test('typing and another page keep checkboxes, ticks and a download', async () => {
  const { show, answer, list, calls, snapshot } = startList()
  show()
  await answer()
  list.send({ type: 'selection.toggled' })
  list.send({ type: 'row.toggled', id: 7 })
  list.send({ type: 'download.requested', format: 'xlsx' })
  list.send({ type: 'keyword.typed', keyword: 'inn' })
  show({ page: 2 })
  expect(snapshot().value).toMatchObject({ selection: 'shown', typing: 'pausing', download: 'running' })
  await expect.poll(() => calls.length).toBe(3)
  expect([[...select.selectSelected(snapshot()).keys()], calls[2]?.signal.aborted]).toEqual([[7], false])
})

test("typing doesn't cancel the pending rows", async () => {
  const { show, answer, list, names } = startList()
  show()
  list.send({ type: 'keyword.typed', keyword: 'inn' })
  await answer()
  expect(names()).toEqual(['Castle Inn', 'Casa Azul'])
})

test('ticked rows that no longer exist lose their tick', async () => {
  const { show, answer, list, snapshot } = startList()
  show()
  await answer()
  list.send({ type: 'selection.toggled' })
  list.send({ type: 'page.toggled' })
  list.send({ type: 'list.refreshed' })
  await answer(pageOf([property({ id: 8 })]))
  expect([...select.selectSelected(snapshot()).keys()]).toEqual([8])
})

test('ticks of other pages and filters stay, are counted and announced, and their records can be acted on', async () => {
  const { show, answer, list, snapshot, notices } = startList()
  const meta = { total: 12, last_page: 2 }
  const names = () => [...select.selectSelected(snapshot()).values()].map(({ name }) => name)
  show()
  await answer(pageOf([castle, casa], meta))
  list.send({ type: 'selection.toggled' })
  list.send({ type: 'page.toggled' })
  expect(selectSelectionText(snapshot())).toBe('2 of 12 selected')
  show({ page: 2 })
  await answer(pageOf([property({ id: 9, name: 'Hill House' })], { ...meta, current_page: 2 }))
  expect(notices.received.at(-1)?.text).toBe('12 properties, page 2 of 2. 2 selected, none of them on this page')
  list.send({ type: 'row.toggled', id: 9 })
  expect([names(), selectSelectionText(snapshot())]).toEqual([
    ['Castle Inn', 'Casa Azul', 'Hill House'],
    '3 selected, 1 of them on this page',
  ])
  show({ keyword: 'castle' })
  await answer(pageOf([property({ name: 'Castle Inn & Spa' })]))
  expect(names()).toEqual(['Castle Inn & Spa', 'Casa Azul', 'Hill House'])
  list.send({ type: 'page.toggled' })
  expect(names()).toEqual(['Casa Azul', 'Hill House'])
  list.send({ type: 'selection.replaced', ids: [8] })
  expect(names()).toEqual(['Casa Azul'])
})

test.each(['all', 'bookable', 'unbookable'] as const)('the rows of “%s” are saved under that name', async (status) => {
  const { show, answer, list, last, files, notices, snapshot } = startList()
  show({ bookable_status: status, keyword: 'inn', page: 2 })
  await answer()
  list.send({ type: 'download.requested', format: 'xlsx' })
  expect(select.selectIsDownloading(snapshot())).toBe(true)
  await expect.poll(() => last().url).toMatch(/keyword=inn&bookable_status=\w+&sort=name&download=1$/)
  last().reply(zip())
  await settled()
  expect([files.map(([, name]) => name), select.selectProgress(snapshot())]).toEqual([[`${status}_properties.xlsx`], 1])
  expect(notices.received.at(-1)).toEqual({ type: 'notice.given', text: 'Download finished.', tone: 'ok' })
  expect(select.selectIsDownloading(snapshot())).toBe(false)
})

test('a CSV has the columns of the address in their order', async () => {
  const { show, answer, list, last, files } = startList()
  show({ columns: ['name', 'status', 'rooms_count'], sort: '-name' })
  await answer()
  list.send({ type: 'download.requested', format: 'csv' })
  await expect
    .poll(() => last().url)
    .toContain('&columns%5B%5D=name&columns%5B%5D=status&columns%5B%5D=rooms_count&format=csv')
  last().reply(new Response('\uFEFFName\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }))
  await settled()
  expect(files.map(([, name]) => name)).toEqual(['all_properties.csv'])
})

test('a server without CSV sends a workbook, which is saved as one', async () => {
  const { show, answer, list, last, files } = startList()
  show()
  await answer()
  list.send({ type: 'download.requested', format: 'csv' })
  await expect.poll(() => last().url).toContain('format=csv')
  last().reply(zip())
  await settled()
  expect(files.map(([, name]) => name)).toEqual(['all_properties.xlsx'])
})

test('an error instead of a file saves nothing and is reported', async () => {
  const { show, answer, list, last, files, notices } = startList()
  show()
  await answer()
  list.send({ type: 'download.requested', format: 'xlsx' })
  await expect.poll(() => last().url).toContain('download=1')
  await answer({ message: 'Forbidden' }, 403)
  expect(files).toEqual([])
  expect(notices.received.at(-1)).toEqual({
    type: 'notice.given',
    text: 'Download failed. Forbidden',
    tone: 'critical',
  })
})

test('a cancelled download is aborted, reports nothing more, and can be started again', async () => {
  const { show, answer, list, files, last, calls, snapshot } = startList()
  show()
  await answer()
  list.send({ type: 'download.requested', format: 'xlsx' })
  list.send({ type: 'download.requested', format: 'xlsx' })
  await expect.poll(() => last().url).toContain('download=1')
  expect(calls).toHaveLength(2)
  const { signal, reply } = last()
  list.send({ type: 'download.cancelled' })
  expect([signal.aborted, select.selectIsDownloading(snapshot())]).toEqual([true, false])
  reply(zip())
  await settled()
  expect(files).toEqual([])
  list.send({ type: 'download.requested', format: 'xlsx' })
  expect(select.selectProgress(snapshot())).toBeNull()
})

test('property types: the same list at its own address', async () => {
  const { http, last } = openWire()
  const [location, notices] = [recorder(), recorder()]
  const input = { http, location: location.ref, notices: notices.ref, saveFile: () => undefined }
  const types = createActor(propertyTypeListMachine, { input }).start()
  types.send({ type: 'list.shown', search: { ...allPropertyTypes, page: 3, keyword: 'in' } })
  expect(last().url).toBe('/v1/hotel_management/properties/property_types?page=3&per_page=10&keyword=in')
  last().answer(pageOf([], { total: 11, last_page: 2 }))
  await settled()
  const to = '/hotel-management/properties?view=types&types_page=2&types_keyword=in'
  expect(location.received).toEqual([{ type: 'location.requested', to, replace: true }])
  types.send({ type: 'list.shown', search: allPropertyTypes })
  last().answer(pageOf([propertyType()]))
  await settled()
  expect(notices.received.at(-1)?.text).toBe('1 property type')
})
