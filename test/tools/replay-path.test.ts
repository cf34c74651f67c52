import { expect, test } from 'vitest'
import type { SerialisedPath } from '../../tools/test-paths/serialise.ts'
import { replayPath } from '../../tools/qa/replay/replay-path.ts'
import type { StepSnapshot } from '../../tools/qa/replay/snapshot-faults.ts'
import type { AppUnderTest } from '../../tools/qa/replay/app-under-test.ts'

const snapshot = { address: '/rooms', title: 'Rooms', heading: 'Rooms', focus: 'nothing', outline: [] }
const expected: StepSnapshot = { ...snapshot, writes: [] }
const path = {
  id: 'form.tour',
  machine: 'form',
  start: 'idle',
  scenario: { id: 'form', as: 'manager', at: '/' },
  requirements: [],
  steps: [],
} as unknown as SerialisedPath

interface Moment {
  observations?: string[]
  written: string[]
  isBusy?: boolean
}

/** A page that shows these moments, one for each observation, and stays at the last one. */
function appOf(moments: readonly Moment[]): AppUnderTest {
  let at = 0
  const now = () => moments[Math.min(at, moments.length - 1)]!
  return {
    open: () => Promise.resolve(),
    act: () => Promise.resolve(),
    beginStep: () => Promise.resolve(),
    isResting: () => Promise.resolve(now().isBusy !== true),
    writes: () => Promise.resolve([]),
    observe: () => {
      const { observations = [], written } = now()
      at++
      return Promise.resolve({ state: 'idle', transitions: [], snapshot, observations, written })
    },
  }
}

const observationsOf = async (moments: readonly Moment[], known?: readonly StepSnapshot[]) =>
  (await replayPath(path, appOf(moments), known)).steps.map(({ observations }) => observations)

const hiddenByDialog: Moment[] = [
  { observations: ['status: Loading'], written: ['heading: Rooms'], isBusy: true },
  { observations: ['GET v1/rooms'], written: ['dialog: Edit room'] },
]

test("while recording, texts that a dialog hides before the page rests aren't observed", async () => {
  expect(await observationsOf(hiddenByDialog)).toEqual([['status: Loading', 'GET v1/rooms', 'dialog: Edit room']])
})

test('while comparing, they are not observed either, even if the first observation matches in all else', async () => {
  expect(await observationsOf(hiddenByDialog, [expected])).toEqual([
    ['status: Loading', 'GET v1/rooms', 'dialog: Edit room'],
  ])
})

test('announcements and outgoing calls count at every observation', async () => {
  const moments = ['status: Saving', 'status: Saved', 'POST v1/rooms'].map((observation) => ({
    observations: [observation],
    written: [],
  }))
  expect((await observationsOf(moments))[0]).toEqual(['status: Saving', 'status: Saved', 'POST v1/rooms'])
})
