import { expect, test } from 'vitest'
import { comparedPeriod, rangesOf } from '../../../server/reporting/accounting/periods.ts'

const compared = (from: string, to: string, by: 'previous_period' | 'previous_year') => {
  const found = comparedPeriod({ from, to }, by)!
  return `${found.from} ${found.to}`
}

test('whole months are compared with as many whole months, whatever their length', () => {
  expect(compared('2026-03-01', '2026-03-31', 'previous_period')).toBe('2026-02-01 2026-02-28')
  expect(compared('2024-03-01', '2024-03-31', 'previous_period')).toBe('2024-02-01 2024-02-29')
  expect(compared('2026-01-01', '2026-01-31', 'previous_period')).toBe('2025-12-01 2025-12-31')
  expect(compared('2026-01-01', '2026-03-31', 'previous_period')).toBe('2025-10-01 2025-12-31')
  expect(compared('2025-02-01', '2025-02-28', 'previous_year')).toBe('2024-02-01 2024-02-29')
  expect(compared('2024-01-01', '2024-12-31', 'previous_year')).toBe('2023-01-01 2023-12-31')
})

test('other periods are compared with as many days just before, or with the same dates a year ago', () => {
  expect(compared('2026-03-01', '2026-03-10', 'previous_period')).toBe('2026-02-19 2026-02-28')
  expect(compared('2026-05-20', '2026-05-20', 'previous_period')).toBe('2026-05-19 2026-05-19')
  expect(compared('2024-02-10', '2024-02-29', 'previous_year')).toBe('2023-02-10 2023-02-28')
  expect(comparedPeriod({ from: '2026-01-01', to: '2026-01-31' }, 'none')).toBeNull()
})

test('to-date ranges end with the period and start at the first day of its last month or year', () => {
  expect(rangesOf({ from: '2025-11-15', to: '2026-02-10' }, 'none')).toEqual({
    period: { from: '2025-11-15', to: '2026-02-10' },
    month_to_date: { from: '2026-02-01', to: '2026-02-10' },
    year_to_date: { from: '2026-01-01', to: '2026-02-10' },
    compared: null,
  })
})
