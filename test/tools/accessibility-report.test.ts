import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* The conformance report names a test for what it claims. */

const report = readFileSync('docs/accessibility.md', 'utf8')
const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) ([^|]+?) +\| +(AA?) +\| +([^|]+?) +\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, number = '', , , state = '', , tests = '']) => ({ number, state, tests }),
)

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has, without the obsolete 4.1.1. */
const criteria = { '1.1': 1, '1.2': 5, '1.3': 5, '1.4': 9, '2.1': 3, '2.2': 2, '2.3': 1, '2.4': 8, '2.5': 6 }
const furtherCriteria = { '3.1': 2, '3.2': 5, '3.3': 6, '4.1': 2 }

test('every criterion of WCAG 2.2, levels A and AA, has one row', () => {
  const counts: Record<string, number> = {}
  for (const { number } of rows) {
    const guideline = number.split('.', 2).join('.')
    counts[guideline] = (counts[guideline] ?? 0) + 1
  }
  expect(counts).toEqual({ ...criteria, ...furtherCriteria })
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

test('every row has a known state', () => {
  const states = new Set(['holds', 'partly', 'no such content'])
  expect(rows.filter(({ state }) => !states.has(state))).toEqual([])
})

test('every test that the report names exists', () => {
  // A title may itself quote a name: “the list of “%s” is named”.
  const named = [...report.matchAll(/`(test\/[^`]+\.tsx?)`(?:: “(.+?)”(?=;| *\|))?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }))
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(
    ({ file, title }) => !existsSync(file) || (title !== undefined && !readFileSync(file, 'utf8').includes(title)),
  )
  expect(missing).toEqual([])
})
