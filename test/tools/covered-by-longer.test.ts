import { expect, test } from 'vitest'
import type { SerialisedPath } from '../../tools/test-paths/serialise.ts'
import { coverByLonger, resultWithinLonger } from '../../tools/qa/covered-by-longer.ts'
import type { StepResult } from '../../tools/qa/replay/replay-path.ts'
import type { StepSnapshot } from '../../tools/qa/replay/snapshot-faults.ts'
import type { ReplayTask } from '../../tools/qa/worker.ts'

const scenario = { id: 'form', account: 'manager', address: '/' }
const seen = (heading: string): StepSnapshot => ({
  address: '/',
  title: '',
  heading,
  focus: '',
  outline: [],
  writes: [],
})

/** A path with these steps, whose snapshots are "start" and then the name of each step. */
function task(id: string, names: string[], { on = scenario, sees = ['start', ...names] } = {}): ReplayTask {
  const steps = names.map((name) => ({ name, actions: [], state: name, transitions: [], description: name }))
  const path = { id, machine: 'form', start: 'idle', scenario: on, faults: [], requirements: [], steps }
  return { path: path as unknown as SerialisedPath, mode: 'pointer', expected: sees.map(seen) }
}

const idsOf = (tasks: ReplayTask[]) =>
  [...coverByLonger(tasks)].map(([carrier, others]) => [carrier.path.id, others.map(({ path }) => path.id)])

test('a longer path covers the paths that it begins with, in whatever order they come', () => {
  const [a, ab, abc] = [task('a', ['a']), task('ab', ['a', 'b']), task('abc', ['a', 'b', 'c'])]
  expect(idsOf([a, abc, ab])).toEqual([['abc', ['a', 'ab']]])
})

test('of two identical paths, one covers the other', () => {
  expect(idsOf([task('one', ['a']), task('two', ['a'])])).toEqual([['one', ['two']]])
})

test.each([
  ['another scenario', task('x', ['a'], { on: { ...scenario, account: 'clerk' } })],
  ['another step', task('x', ['c'])],
  ['a path with another snapshot', task('x', ['a'], { sees: ['start', 'other'] })],
  ['a path with another first snapshot', task('x', ['a'], { sees: ['other', 'a'] })],
])('%s is replayed by itself', (_, other) => {
  expect(idsOf([task('ab', ['a', 'b']), other])).toEqual([
    ['ab', []],
    ['x', []],
  ])
})

test('a path without expected snapshots is replayed by itself', () => {
  const tasks = [task('ab', ['a', 'b']), task('a', ['a'])].map((each) => ({ ...each, expected: undefined }))
  expect(idsOf(tasks)).toEqual([
    ['ab', []],
    ['a', []],
  ])
})

test('a fault belongs to the paths that contain its step, and to no others', () => {
  const step = (faults: string[]) => ({ durationMs: 10, faults }) as unknown as StepResult
  const result = { id: 'abc', durationMs: 30, steps: [step([]), step([]), step(['wrong'])] }
  const onTheWay = (names: string[]) => resultWithinLonger(task('x', names), result)
  expect(onTheWay(['a'])).toMatchObject({ id: 'x', durationMs: 20, coveredBy: 'abc' })
  expect(onTheWay(['a']).steps.flatMap(({ faults }) => faults)).toEqual([])
  expect(onTheWay(['a', 'b']).steps.flatMap(({ faults }) => faults)).toEqual(['wrong'])
})
