import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { pageOf, property } from '../support/records.ts'
import { openShell, outside, setUpShell } from '../support/shell.tsx'

/* Budgets of the list page that are not times: elements, calls and commits of React (performance P18, P21). */

setUpShell()

const list = '/hotel-management/properties'
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)

const elements = () => document.body.querySelectorAll('*').length

/** Thirty properties; each search returns different ones. */
const thirtyProperties = http.get('*/properties/property', ({ request }) => {
  const { search, searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page'))
  const rows = Array.from({ length: 10 }, (_, at) => {
    const id = page * 10 + at
    return property({ id, prefix: `hotel-${id}`, name: `Hotel ${id} of ${search.length}` })
  })
  return HttpResponse.json(pageOf(rows, { current_page: page, last_page: 3, total: 30 }))
})

interface Step {
  name: string
  act: () => Promise<unknown>
  /** Pages of the list that are asked for, and those asked for only when reading ahead. */
  asks: string[]
  ahead: string[]
  /** Most commits; another machine state, such as an indicator on a slow machine, may add one or two. */
  commits: number
}

const steps: Step[] = [
  {
    name: 'next page',
    act: () => userEvent.click(screen.getByRole('link', { name: 'Next page' })),
    asks: ['page=2'],
    ahead: ['page=3'],
    commits: 3,
  },
  { name: 'Back', act: () => outside(() => history.back()), asks: [], ahead: [], commits: 3 },
  {
    name: 'keyword',
    act: () => userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'a'),
    asks: ['page=1 keyword=a'],
    ahead: ['page=2 keyword=a'],
    commits: 7,
  },
  {
    name: 'filter',
    act: () => userEvent.click(screen.getByText('Unbookable', { selector: 'label' })),
    asks: ['page=1 keyword=a bookable_status=unbookable'],
    ahead: ['page=2 keyword=a bookable_status=unbookable'],
    commits: 7,
  },
]

const namedParams = new Set(['page', 'keyword', 'bookable_status'])
const pageOfCall = (call: string) =>
  [...new URLSearchParams(call.split('?')[1])]
    .filter(([name, value]) => namedParams.has(name) && value !== 'all')
    .map((pair) => pair.join('='))
    .join(' ')

test.each([true, false])(
  'opening the list and four actions stay within their budgets; ahead: %s',
  async (readsAhead) => {
    let commits = 0
    const options = { faults: [thirtyProperties], replyCache: { readsAhead }, onCommit: () => (commits += 1) }
    const { asked } = await openShell(list, { signInAs: 'manager', ...options })
    const pages = () => asked('/property?').map(pageOfCall)
    const others = () => asked('').length - asked('/notices').length
    await screen.findAllByRole('rowheader')
    const expected = readsAhead ? ['page=1', 'page=2'] : ['page=1']
    await waitFor(() => expect(pages()).toEqual(expected))
    expect(others() - expected.length).toBe(2)
    expect(commits).toBeLessThanOrEqual(7)
    expect(elements()).toBeLessThanOrEqual(350)

    // The bell starts once the page is calm, with its event stream and its list.
    await waitFor(() => expect(asked('/notices')).toHaveLength(2))
    for (const { name, act, asks, ahead, commits: budget } of steps) {
      const before = names()
      commits = 0
      await act()
      await waitFor(() => expect(names()).not.toEqual(before))
      // The next page was read ahead before.
      const isKnown = readsAhead && name === 'next page'
      expected.push(...(isKnown ? [] : asks), ...(readsAhead ? ahead : []))
      await waitFor(() => expect({ name, pages: pages() }).toEqual({ name, pages: expected }))
      expect(commits).toBeLessThanOrEqual(budget)
      if (name === 'next page') expect(elements()).toBeLessThanOrEqual(350)
    }
    // At most 1.5 times as many calls with reading ahead as without.
    expect(others()).toBe(readsAhead ? 9 : 6)
  },
)
