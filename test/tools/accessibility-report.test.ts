import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingTestsIn, rowsOf, testsNamedIn } from '../support/conformance-report.ts'

/* The conformance report names a test for what it claims. */

const report = readFileSync('docs/accessibility.md', 'utf8')
const rows = rowsOf(report)

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has, without the obsolete 4.1.1. */
const criteria = { '1.1': 1, '1.2': 5, '1.3': 5, '1.4': 9, '2.1': 3, '2.2': 2, '2.3': 1, '2.4': 8, '2.5': 6 }
const furtherCriteria = { '3.1': 2, '3.2': 5, '3.3': 6, '4.1': 2 }

test('every criterion of WCAG 2.2, levels A and AA, has one row', () => {
  const numbers = rows.flatMap((row) => row.numbers)
  const counts: Record<string, number> = {}
  for (const number of numbers) {
    const guideline = number.split('.', 2).join('.')
    counts[guideline] = (counts[guideline] ?? 0) + 1
  }
  expect(counts).toEqual({ ...criteria, ...furtherCriteria })
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every row has a known level and state', () => {
  const states = new Set(['holds', 'partly', 'no such content'])
  expect(rows.filter(({ level, state }) => !/^AA?$/.test(level) || !states.has(state))).toEqual([])
})

test('every test that the report names exists', () => {
  expect(testsNamedIn(report).length).toBeGreaterThan(60)
  expect(missingTestsIn(report)).toEqual([])
})
