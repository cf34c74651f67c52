import { expect, test } from 'vitest'
import { replayOrder } from '../../tools/qa/replay-order.ts'
import type { ReplayTask } from '../../tools/qa/worker.ts'

const idsOn = (day: number, ids: string[]) =>
  replayOrder(
    ids.map((id) => ({ path: { id }, mode: 'pointer', expected: undefined }) as ReplayTask),
    day * 86_400_000,
  ).map(({ path }) => path.id)

const paths = [
  'list.shortest.empty',
  'list.tour.empty',
  'list.named.download',
  'list.shortest.failed',
  'list.tour.failed',
]

test('a run of limited time replays tours and named paths first, and begins with another one each day', () => {
  const [first, next] = [idsOn(3, paths), idsOn(4, paths)]
  expect(first.slice(3).every((id) => id.includes('shortest'))).toBe(true)
  expect(next[0]).not.toBe(first[0])
  expect([first, next].map((ids) => ids.toSorted())).toEqual([paths.toSorted(), paths.toSorted()])
})
