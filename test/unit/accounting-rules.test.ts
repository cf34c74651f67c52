import { expect, test } from 'vitest'
import { periodOf, periodProblem } from '../../src/machines/accounting/period.rules.ts'
import { changeOf, nextSort, sorted } from '../../src/machines/accounting/row.rules.ts'
import {
  accounting,
  accountingSearch,
  withPatch,
  parseAccounting,
  type PeriodName,
} from '../../src/routes/accounting.ts'
import { amountText, changeText, balanceCheckItem } from '../../src/screens/accounting/accounting-texts.ts'
import { rowOf } from '../support/accounting-records.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const periods: [PeriodName, string, string, string][] = [
  ['today', '2026-03-03', '2026-03-03', '2026-03-03'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['this_week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['this_week', '2026-03-02', '2026-03-02', '2026-03-08'],
  ['last_week', '2026-01-01', '2025-12-22', '2025-12-28'],
  ['this_month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['last_quarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['this_year', '2026-07-01', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-07-01', '2025-01-01', '2025-12-31'],
]
test.each(periods)('%s on %s is the period from %s to %s', (period, today, from, to) => {
  expect(periodOf({ period, from: null, to: null }, today)).toEqual({ from, to })
})

test.each([
  [null, '2026-03-01', 'Choose the first and the last day'],
  ['2026-03-02', '2026-03-01', 'The last day must not be before the first'],
  ['1999-12-31', '2000-01-01', 'Between 1 January 2000 and 31 December 2199'],
  ['2024-01-01', '2026-03-11', 'At most 800 days'],
  ['2024-01-01', '2026-03-10', null],
  ['2026-03-01', '2026-03-01', null],
])('custom days from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ period: 'own', from, to })).toBe(problem)
  expect(periodOf({ period: 'own', from, to }, '2026-03-03')).toEqual(problem ? null : { from, to })
})

test('every parameter of the request goes into the address and is read back', () => {
  const search = {
    ...accountingSearch.empty,
    tab: 'taxes',
    period: 'own',
    from: '2026-03-01',
    to: '2026-03-31',
    basis: 'posting_date',
    group_by: 'date',
    compare: 'previous_year',
    sort: '-gross',
    figure: 'net',
    row: '',
    currency: 'EUR',
    cursor: '2026-03-02_17',
  } as const
  const path = accounting('hill-house', search)
  const [pathname, query] = path.split('?')
  expect(parseAccounting(query!)).toEqual(search)
  expect(isSectionUrl('hill-house', 'accounting-report', pathname!)).toBe(true)
  expect(isSectionUrl('other', 'accounting-report', pathname!)).toBe(false)
  expect(accounting('hill-house')).toBe('/hotel-management/properties/hill-house/accounting-report')
})

test("an invalid parameter is ignored, and an empty row isn't the total", () => {
  expect(parseAccounting('tab=x&period=y&from=2026-02-31x&currency=euro&cursor=1;drop&figure=__proto__')).toEqual(
    accountingSearch.empty,
  )
  expect(parseAccounting('figure=net&row=').row).toBe('')
})

test('another request closes the open figure; another tab drops groups and order, but not the days', () => {
  const open = parseAccounting('period=today&group_by=date&sort=net&figure=net&currency=EUR&cursor=2026-03-02_1')
  expect(withPatch(open, { compare: 'previous_year' })).toMatchObject({ figure: '', cursor: null, group_by: 'date' })
  expect(withPatch(open, { tab: 'taxes' })).toMatchObject({ tab: 'taxes', period: 'today', group_by: '', sort: '' })
})

test('a heading sorts by largest figure or from A first, then reversed, then not at all', () => {
  expect([nextSort('', 'net'), nextSort('-net', 'net'), nextSort('net', 'net')]).toEqual(['-net', 'net', ''])
  expect([nextSort('net', 'name'), nextSort('name', 'name'), nextSort('-name', 'name')]).toEqual(['name', '-name', ''])
})

test('text rows sort as people sort them, figures sort as numbers', () => {
  const rows = [rowOf({ key: 'a', name: 'Room 10', net: 9 }), rowOf({ key: 'b', name: 'Room 9', net: 100 })]
  expect(sorted(rows, 'name').map(({ key }) => key)).toEqual(['b', 'a'])
  expect(sorted(rows, '-net').map(({ key }) => key)).toEqual(['b', 'a'])
  expect(sorted(rows, 'net').map(({ key }) => key)).toEqual(['a', 'b'])
  expect(sorted(rows, '')).toBe(rows)
})

test('amounts have a minus sign, changes a percentage, and a change from zero has none', () => {
  expect([amountText(-1234, 'EUR'), amountText(1234, 'JPY')]).toEqual(['−€12.34', 'JP¥1,234'])
  const compared = { quantity: 0, net: 0, tax: 0, gross: 200 }
  expect(changeText(changeOf(rowOf({ gross: 100, compared })))).toBe('−50.0%')
  expect(changeText(changeOf(rowOf({ gross: 100, compared: { ...compared, gross: 0 } })))).toBe('–')
})

test('a failed check says what is wrong and by how much', () => {
  const check = {
    key: 'debit_is_credit',
    label: 'Debits equal credits',
    left: 1200,
    right: 1000,
    holds: false,
  } as const
  const { text, sums } = balanceCheckItem(check, 'EUR')
  expect(`${text} ${sums}`).toBe('Debits do not equal credits: €12.00 ≠ €10.00, they differ by €2.00')
  const good = balanceCheckItem({ ...check, right: 1200, holds: true }, 'EUR')
  expect(`${good.text} ${good.sums}`).toBe('Debits equal credits: €12.00 = €12.00')
})
