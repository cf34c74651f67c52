import { expect, test } from 'vitest'
import type { ToldPath } from '../../tools/paths/exports/told.ts'
import { type Expected, play } from '../../tools/qa/replay/play.ts'
import type { Scene } from '../../tools/qa/replay/scene.ts'

const seen = { address: '/rooms', title: 'Rooms', heading: 'Rooms', focus: 'nothing', outline: [] }
const expected: Expected = { ...seen, writes: [] }
const path = {
  id: 'form.tour',
  machine: 'form',
  start: 'idle',
  stage: { id: 'form', as: 'manager', at: '/' },
  requirements: [],
  steps: [],
} as unknown as ToldPath

interface Moment {
  sights?: string[]
  written: string[]
  isBusy?: boolean
}

/** A page that goes through these moments, one a look, and stays as it is in the last. */
function sceneOf(moments: readonly Moment[]): Scene {
  let at = 0
  const now = () => moments[Math.min(at, moments.length - 1)]!
  return {
    open: () => Promise.resolve(),
    act: () => Promise.resolve(),
    beginStep: () => Promise.resolve(),
    isResting: () => Promise.resolve(now().isBusy !== true),
    writes: () => Promise.resolve([]),
    look: () => {
      const { sights = [], written } = now()
      at++
      return Promise.resolve({ state: 'idle', taken: [], seen, sights, written })
    },
  }
}

const sightsOf = async (moments: readonly Moment[], known?: readonly Expected[]) =>
  (await play(path, sceneOf(moments), known)).steps.map(({ sights }) => sights)

const hiddenByDialog: Moment[] = [
  { sights: ['status: Loading'], written: ['heading: Rooms'], isBusy: true },
  { sights: ['GET v1/rooms'], written: ['dialog: Edit room'] },
]

test('words that a dialog hides before the page rests are no sight of a recorded step', async () => {
  expect(await sightsOf(hiddenByDialog)).toEqual([['status: Loading', 'GET v1/rooms', 'dialog: Edit room']])
})

test('nor are they where the step is compared, though all else is as expected at the first look', async () => {
  expect(await sightsOf(hiddenByDialog, [expected])).toEqual([['status: Loading', 'GET v1/rooms', 'dialog: Edit room']])
})

test('what was said and the calls that went out count at every look', async () => {
  const moments = ['status: Saving', 'status: Saved', 'POST v1/rooms'].map((sight) => ({
    sights: [sight],
    written: [],
  }))
  expect((await sightsOf(moments))[0]).toEqual(['status: Saving', 'status: Saved', 'POST v1/rooms'])
})
