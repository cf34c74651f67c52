import { expect, test } from 'vitest'
import type { ToldPath } from '../../tools/paths/exports/told.ts'
import { carriedBy, resultOnTheWay } from '../../tools/qa/carried.ts'
import type { Expected, StepResult } from '../../tools/qa/replay/play.ts'
import type { Task } from '../../tools/qa/worker.ts'

const stage = { id: 'form', as: 'manager', at: '/' }
const seen = (heading: string): Expected => ({ address: '/', title: '', heading, focus: '', outline: [], writes: [] })

/** A path of these moves, that sees "start" and then the name of each. */
function task(id: string, moves: string[], { at = stage, sees = ['start', ...moves] } = {}): Task {
  const steps = moves.map((move) => ({ move, actions: [], state: move, taken: [], words: move }))
  const path = { id, machine: 'form', start: 'idle', stage: at, faults: [], requirements: [], steps }
  return { path: path as unknown as ToldPath, mode: 'pointer', expected: sees.map(seen) }
}

const idsOf = (tasks: Task[]) =>
  [...carriedBy(tasks)].map(([carrier, others]) => [carrier.path.id, others.map(({ path }) => path.id)])

test('the beginnings of a path are judged on its way, in whatever order they come', () => {
  const [a, ab, abc] = [task('a', ['a']), task('ab', ['a', 'b']), task('abc', ['a', 'b', 'c'])]
  expect(idsOf([a, abc, ab])).toEqual([['abc', ['a', 'ab']]])
})

test('of two that are the same, one carries the other', () => {
  expect(idsOf([task('one', ['a']), task('two', ['a'])])).toEqual([['one', ['two']]])
})

test.each([
  ['another stage', task('x', ['a'], { at: { ...stage, as: 'clerk' } })],
  ['another step', task('x', ['c'])],
  ['something else that is seen', task('x', ['a'], { sees: ['start', 'other'] })],
  ['another start that is seen', task('x', ['a'], { sees: ['other', 'a'] })],
])('%s is played by itself', (_, other) => {
  expect(idsOf([task('ab', ['a', 'b']), other])).toEqual([
    ['ab', []],
    ['x', []],
  ])
})

test('what is recorded anew is played by itself', () => {
  const tasks = [task('ab', ['a', 'b']), task('a', ['a'])].map((each) => ({ ...each, expected: undefined }))
  expect(idsOf(tasks)).toEqual([
    ['ab', []],
    ['a', []],
  ])
})

test('a fault on the way is one of those whose steps it is among, and of no others', () => {
  const step = (faults: string[]) => ({ took: 10, faults }) as unknown as StepResult
  const result = { id: 'abc', took: 30, steps: [step([]), step([]), step(['wrong'])] }
  const onTheWay = (moves: string[]) => resultOnTheWay(task('x', moves), result)
  expect(onTheWay(['a'])).toMatchObject({ id: 'x', took: 20, onTheWayOf: 'abc' })
  expect(onTheWay(['a']).steps.flatMap(({ faults }) => faults)).toEqual([])
  expect(onTheWay(['a', 'b']).steps.flatMap(({ faults }) => faults)).toEqual(['wrong'])
})
