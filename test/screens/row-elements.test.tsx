import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { keysFor } from '../../src/design/table/row-keys.ts'
import { pageOf, property } from '../support/records.ts'
import { openShell, outside, setUpShell } from '../support/shell.tsx'

setUpShell()

const list = '/hotel-management/properties'

/** Two pages of ten properties. */
const twoPages = http.get('*/properties/property', ({ request }) => {
  const page = Number(new URL(request.url).searchParams.get('page'))
  const rows = Array.from({ length: 10 }, (_, at) => {
    const id = page * 10 + at
    return property({ id, prefix: `hotel-${id}`, name: `Hotel ${id}` })
  })
  return HttpResponse.json(pageOf(rows, { current_page: page, last_page: 2, total: 20 }))
})

const openList = () => openShell(list, { signInAs: 'manager', faults: [twoPages] })
const firstLink = () => screen.getAllByRole('rowheader')[0]!.querySelector('a')!

test('the next page changes the texts of the rows and makes no new rows', async () => {
  await openList()
  await screen.findByRole('rowheader', { name: /Hotel 10/ })
  const before = screen.getAllByRole('row')
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await screen.findByRole('rowheader', { name: /Hotel 20/ })
  expect(screen.getAllByRole('row')).toEqual(before)
})

test('the focus on a row never ends on another record', async () => {
  await openList()
  await screen.findByRole('rowheader', { name: /Hotel 10/ })
  const link = firstLink()
  link.focus()
  await outside(() => {
    history.pushState(null, '', `${list}?page=2`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(firstLink().textContent).toContain('Hotel 20'))
  expect(document.activeElement).not.toBe(firstLink())
  expect(link.isConnected).toBe(false)
})

test('beside records that stay, a new record gets a new row, not the one of a record that went', async () => {
  let isDeleted = false
  const remaining = http.get('*/properties/property', () => {
    const rows = [1, 2, 3].filter((id) => id !== (isDeleted ? 1 : 3))
    return HttpResponse.json(pageOf(rows.map((id) => property({ id, prefix: `hotel-${id}`, name: `Hotel ${id}` }))))
  })
  await openShell(list, { signInAs: 'manager', faults: [remaining] })
  const before = await screen.findByRole('rowheader', { name: /Hotel 1/ })
  isDeleted = true
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'h')
  await screen.findByRole('rowheader', { name: /Hotel 3/ })
  expect(before.isConnected).toBe(false)
})

test('the menu of a row closes with its row, and does not come back with it', async () => {
  await openList()
  await screen.findByRole('rowheader', { name: /Hotel 10/ })
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Hotel 10' }))
  await screen.findByRole('menu')
  await outside(() => {
    history.pushState(null, '', `${list}?page=2`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(firstLink().textContent).toContain('Hotel 20'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement?.closest('tr')).toBeNull()
  await outside(() => {
    history.pushState(null, '', list)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(firstLink().textContent).toContain('Hotel 10'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('while rows take their time the heading says so, and gives no count of other rows', async () => {
  let answer = () => {}
  const later = new Promise<void>((resolve) => (answer = resolve))
  const none = http.get('*/properties/property', async ({ request }) => {
    if (!request.url.includes('keyword=zzz')) return undefined
    await later
    return HttpResponse.json(pageOf([]))
  })
  await openShell(list, { signInAs: 'manager', faults: [none, twoPages] })
  await screen.findByText('20 properties')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'zzz')
  await screen.findByText('Loading…')
  expect(screen.queryByText(/^20 properties/, { selector: 'p' })).toBeNull()
  answer()
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
})

test.each([
  ['records that stay keep their keys', [2, 1, 3], [1, 0, 2]],
  ['new records take the keys of those that went', [4, 1, 5], [1, 0, 2]],
  ['more records than before get further keys', [4, 5, 6, 7], [0, 1, 2, 3]],
])('%s', (_, ids, keys) => {
  expect(keysFor(ids, { ids: [1, 2, 3], keys: [0, 1, 2] }, 0)).toEqual(keys)
})

test('beside a focused row new records get keys that no row had', () => {
  expect(keysFor([4, 1], { ids: [1, 2, 3], keys: [0, 1, 2] }, 3)).toEqual([3, 0])
})
