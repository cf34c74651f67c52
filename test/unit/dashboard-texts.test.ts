import { expect, test } from 'vitest'
import { figureKeys } from '../../src/api/contract/enums.ts'
import { whyUnknown } from '../../src/machines/dashboard/figure.rules.ts'
import * as routes from '../../src/routes/dashboard.ts'
import * as words from '../../src/screens/dashboard/dashboard-texts.ts'
import { roomListHref } from '../../src/screens/dashboard/figure-lists.ts'
import { columnsOf } from '../../src/screens/dashboard/figure-columns.ts'
import { dashboardOf, figure } from '../support/dashboard-records.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const here = '/hotel-management/properties/casa-azul'

test('every figure of the contract has an address, which is read back unchanged', () => {
  for (const key of figureKeys) {
    const search = { date: '2026-03-03', figure: key, page: 2 }
    const address = routes.dashboard('casa-azul', search)
    expect(address).toBe(`${here}?date=2026-03-03&figure=${key}&page=2`)
    expect(routes.parseDashboard(address.slice(here.length))).toEqual(search)
  }
  expect(routes.dashboard('casa-azul')).toBe(here)
  expect([isSectionUrl('casa-azul', '', here), isSectionUrl('casa-azul', '', `${here}/products`)]).toEqual([
    true,
    false,
  ])
})

test('days are counted by the calendar, over months, years and leap days', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual([
    '2028-02-29',
    '2027-01-01',
    '2026-02-28',
  ])
})

test('a division by zero is a dash with an explanation', () => {
  const occupancy = figure({
    key: 'occupancy',
    unit: 'ratio',
    value: null,
    parts: [
      { role: 'numerator', label: 'Rooms sold', value: 0, figure: 'sold' },
      { role: 'denominator', label: 'Available rooms', value: 0, figure: 'available' },
    ],
  })
  expect(words.amountText(null, 'ratio', 'EUR')).toBe('–')
  expect(words.unitText(occupancy)).toBeUndefined()
  expect(whyUnknown(occupancy)).toBe('Not calculated: no available rooms.')
  expect(whyUnknown(figure())).toBeNull()
})

test('figures and their terms use the words of the trade', () => {
  expect(words.amountText(0.784, 'ratio', 'EUR')).toBe('78.4')
  expect(words.amountText(16420, 'money', 'EUR')).toBe('€164.20')
  const revenue = { role: 'numerator', label: 'Room revenue', value: 1609160, figure: 'room_revenue' } as const
  expect(words.partText(revenue, 'EUR')).toBe('€16,091.60 revenue')
  expect(words.partText({ role: 'numerator', label: 'Rooms sold', value: 98, figure: 'sold' }, 'EUR')).toBe('98 sold')
})

test('totals are below the columns that they add up: one, or both of a quotient', () => {
  expect(columnsOf(figure(), 'EUR').map(({ label, total }) => [label, total])).toEqual([['Counts', '3']])
  const adr = figure({
    key: 'adr',
    unit: 'money',
    value: 15000,
    parts: [
      { role: 'numerator', label: 'Room revenue', value: 30000, figure: 'room_revenue' },
      { role: 'denominator', label: 'Rooms sold without complimentary', value: 2, figure: 'paid' },
    ],
  })
  expect(columnsOf(adr, 'EUR').map(({ label, total }) => [label, total])).toEqual([
    ['Revenue, EUR', '300.00'],
    ['Sold and paid', '2'],
  ])
})

test('the list of rooms is offered only if it shows the same rooms: today, and to users with access', () => {
  const { date, today } = dashboardOf()
  const day = { prefix: 'casa-azul', date, today, permissions: new Set(['access_hotel_products'] as const) }
  expect(roomListHref('out_of_order', day)).toBe(`${here}/products?facility_statuses%5B%5D=out_of_order`)
  expect(roomListHref('sold', day)).toBeNull()
  expect(roomListHref('out_of_order', { ...day, date: '2026-03-04' })).toBeNull()
  expect(roomListHref('out_of_order', { ...day, permissions: new Set() })).toBeNull()
})
