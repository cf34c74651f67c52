import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, outside, refuse, setUpShell } from '../support/shell.tsx'
import { pageOf, property } from '../support/records.ts'

setUpShell()

const list = '/hotel-management/properties'
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)
const open = (search = '', options = {}) => openShell(`${list}${search}`, { signInAs: 'manager', ...options })
const rows = () => screen.findAllByRole('rowheader')

test('the address decides what is listed', async () => {
  const { asked } = await open('?keyword=casa&bookable_status=bookable&per_page=25')
  await rows()
  expect(names()).toEqual(['Casa Azul'])
  expect(asked('/property?')).toEqual([
    'GET /api/v1/hotel_management/properties/property?page=1&per_page=25&keyword=casa&bookable_status=bookable&sort=name',
  ])
  expect(await screen.findByText('1 property found')).toBeTruthy()
})

test('Back lists the previous rows', async () => {
  await open()
  await rows()
  const all = names()
  await outside(() => history.pushState(null, '', `${list}?keyword=casa`))
  await waitFor(() => expect(names()).toEqual(['Casa Azul']))
  await outside(() => history.back())
  await waitFor(() => expect(names()).toEqual(all))
})

test('typing a keyword changes the address, and then the rows', async () => {
  const { here, asked } = await open('?sort=-name')
  await rows()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'azul')
  await waitFor(() => expect(here()).toBe(`${list}?keyword=azul&sort=-name`))
  await waitFor(() => expect(names()).toEqual(['Casa Azul']))
  expect(asked('keyword=azul')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Clear keyword' }))
  await waitFor(() => expect(here()).toBe(`${list}?sort=-name`))
})

test('a column heading sorts through the address', async () => {
  const { here } = await open()
  await rows()
  const before = names()
  await userEvent.click(screen.getByRole('button', { name: 'Property' }))
  expect(here()).toBe(`${list}?sort=-name`)
  await waitFor(() => expect(names()).toEqual(before.toReversed()))
  expect(screen.getByRole('columnheader', { name: 'Property' }).getAttribute('aria-sort')).toBe('descending')
})

test('a failed refresh keeps the rows, shows the request number, and offers Retry', async () => {
  let isDown = false
  const sorry = http.get('*/properties/property', () =>
    isDown
      ? HttpResponse.json({ message: 'The house is full' }, { status: 400, headers: { 'x-request-id': 'req-77' } })
      : undefined,
  )
  await open('', { faults: [sorry] })
  await rows()
  const before = names()
  isDown = true
  await userEvent.click(screen.getByRole('button', { name: 'Property' }))
  expect(await screen.findByText(/The house is full Request req-77\. The rows below are the last/)).toBeTruthy()
  expect(names()).toEqual(before)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(names()).toEqual(before.toReversed()))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a list that fails to load offers Retry, and no empty table', async () => {
  let isDown = true
  const faults = [refuse('get', 'hotel_management/properties/property', 400, { message: 'No luck' }, () => isDown)]
  await open('', { faults })
  expect(await screen.findByText(/No luck/, { selector: 'span' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Properties' })).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await rows()).length).toBeGreaterThan(0)
})

test('rows with an invalid date are reported as a malformed reply, and the page stays intact', async () => {
  const strange = http.get('*/properties/property', () =>
    HttpResponse.json(pageOf([property({ updated_at: 'yesterday' }), property({ id: 8, bookable_date_from: 'soon' })])),
  )
  await open('', { faults: [strange] })
  expect(await screen.findByText(/couldn’t be read/, { selector: 'span' })).toBeTruthy()
})

test('filters without a match say so, and can be cleared', async () => {
  const { here } = await open('?keyword=zeppelin')
  expect(await screen.findByRole('heading', { name: 'No properties match' })).toBeTruthy()
  const [clear] = screen.getAllByRole('link', { name: 'Clear filters' })
  await userEvent.click(clear!)
  expect((await rows()).length).toBeGreaterThan(1)
  expect(here()).toBe(list)
})

test('the file is saved under the name of the listed records', async () => {
  const { files } = await open('?bookable_status=bookable')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  await waitFor(() => expect(files).toEqual(['bookable_properties.xlsx']))
  expect((await screen.findAllByText('Download finished.')).length).toBeGreaterThan(0)
})

test('mounted twice, as React does in development, it sends one request', async () => {
  const { asked } = await open('', { isStrict: true })
  await rows()
  expect([asked('/property?').length, asked('/permissions').length, asked('/property_types').length]).toEqual([1, 1, 1])
})
