import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingTestsIn, rowsOf, testsNamedIn } from '../support/conformance-report.ts'

/* The security report says of each requirement whether it holds, and names a test for what it claims. */

const report = readFileSync('docs/security.md', 'utf8')
const rows = rowsOf(report)

/**
 * How many requirements of level 1 and of level 2 each section of ASVS 5.0.0 has, chapter by chapter. In a section those
 * of level 1 come first, then those of level 2, then those of level 3.
 */
const chapters = [
  '0+2 5+4 2+9 0+3 1+1',
  '1+2 2+1 1+3 0+1',
  '0+0 2+0 1+3 2+4 3+2 0+0 0+2',
  '1+2 0+1 0+2 1+3',
  '0+1 2+1 2+0 0+3',
  '1+2 8+4 2+2 2+2 0+5 0+3 0+0 0+4',
  '0+3 4+0 0+2 2+3 0+2 0+2',
  '1+1 2+1 1+0 0+1',
  '3+0 1+3',
  '0+2 0+2 0+4 5+6 0+5 0+2 0+3',
  '0+2 0+3 2+1 1+3 0+1 0+1 0+0',
  '1+2 2+0 0+4',
  '0+1 0+5 0+2 1+4',
  '0+2 1+3 1+2',
  '1+2 1+2 1+6 0+0',
  '0+1 0+5 0+4 0+3 0+3',
  '0+1 0+4 0+2',
]
const requirements = chapters.flatMap((chapter, chapterIndex) =>
  chapter.split(' ').flatMap((section, sectionIndex) => {
    const [level1 = 0, level2 = 0] = section.split('+').map(Number)
    return Array.from({ length: level1 + level2 }, (_, index) => {
      const number = [chapterIndex, sectionIndex, index].map((at) => at + 1).join('.')
      return `${number} level ${index < level1 ? 1 : 2}`
    })
  }),
)

test('every requirement of ASVS 5.0.0, levels 1 and 2, has one row, with its level', () => {
  const reported = rows.flatMap(({ numbers, level }) => numbers.map((number) => `${number} level ${level}`))
  expect(reported.toSorted()).toEqual(requirements.toSorted())
})

test('every row has a known state and says how, or why not', () => {
  const states = new Set(['holds', 'partly', 'no', 'not applicable'])
  expect(rows.filter(({ state, how }) => !states.has(state) || how === '')).toEqual([])
})

test('every row that does not hold says what an operator can do', () => {
  const open = rows.filter(({ state }) => state === 'partly' || state === 'no')
  expect(open.filter(({ how }) => !how.includes(' Operator: ')).map(({ numbers }) => numbers)).toEqual([])
})

test('the report counts its rows', () => {
  const count = (wanted: string) =>
    rows.filter(({ state }) => state === wanted).flatMap(({ numbers }) => numbers).length
  const [holds, partly, no, inapplicable] = ['holds', 'partly', 'no', 'not applicable'].map(count)
  expect(/^Of \d+ requirements .*?\./m.exec(report)?.[0]).toBe(
    `Of ${requirements.length} requirements ${holds} hold, ${partly} hold partly, ${no} do not hold and ${inapplicable} do not apply.`,
  )
})

test('every test that the report names exists', () => {
  expect(testsNamedIn(report).length).toBeGreaterThan(150)
  expect(missingTestsIn(report)).toEqual([])
})
