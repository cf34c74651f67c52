// @vitest-environment jsdom
import { pathTitle } from '../../tools/test-paths/path-title.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { machineCorpus, type MachineCorpus, type StartingPoint } from '../../tools/test-paths/corpus.ts'
import { formatCorpus, parseCorpus } from '../../tools/test-paths/corpus-file.ts'
import { folders } from '../../tools/test-paths/folders.ts'
import { gherkin } from '../../tools/test-paths/export/gherkin.ts'
import { markdown } from '../../tools/test-paths/export/markdown.ts'
import { serialiseCorpus } from '../../tools/test-paths/serialise.ts'
import { findEvidenceGaps, describeEvidenceGaps } from '../../tools/test-paths/evidence-gaps.ts'
import { obsoleteReasons, notReplayed, whyNotReplayed } from '../../tools/test-paths/not-replayed.ts'
import { readSnapshots } from '../../tools/qa/snapshots.ts'

describe('the paths of all machines', () => {
  let corpus: readonly MachineCorpus[]
  let files: ReadonlyMap<string, string>

  /** Built once for all tests because it is slow, with a date other than today. */
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-19T21:30:00Z') })
    const { currentCorpus, corpusFiles } = await import('../../tools/test-paths/current-corpus.ts')
    corpus = currentCorpus()
    files = corpusFiles(corpus)
    vi.useRealTimers()
  }, 600_000)

  test('the committed paths are those of the machines, to the byte and on any day', () => {
    const committed = new Map(
      readdirSync(folders.paths).map((name) => [name, readFileSync(join(folders.paths, name), 'utf8')]),
    )
    const names = [...new Set([...files.keys(), ...committed.keys()])]
    expect(
      names.filter((name) => files.get(name) !== committed.get(name)),
      'out of date: npm run paths',
    ).toEqual([])
  })

  test('every replayed path has observations of its start and of each step', () => {
    const replayed = corpus.flatMap(({ paths }) => paths.filter(({ source }) => 'scenario' in source))
    expect(replayed.length).toBeGreaterThan(300)
    const unnoted = replayed.filter(({ id, machine, steps }) => readSnapshots(machine)[id]?.length !== steps.length + 1)
    expect(
      unnoted.map(({ id }) => id),
      'npm run qa -- --record, and review the recorded snapshots',
    ).toEqual([])
  })

  test('a replay proves each requirement, or a reason says why none does', () => {
    expect(describeEvidenceGaps(findEvidenceGaps(corpus))).toBe('')
  })

  test("whatever isn't replayed in the app has a reason, and no reason is obsolete", () => {
    const names = notReplayed(corpus)
    expect(names.filter((name) => whyNotReplayed(name) === null)).toEqual([])
    expect(obsoleteReasons(names)).toEqual([])
  })
})

test("a transition that isn't replayed and has no reason is found", () => {
  expect(whyNotReplayed('session.signedOut.idle on login.submitted → session.signedOut.submitting')).toBeNull()
})

/** A lamp, with or without a timer. */
const lampOf = (hasTimer: boolean): AnyStateMachine =>
  setup({ types: { events: {} as { type: 'pressed' | 'pulled' | 'timed' } } }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: {
      dark: { on: { pressed: 'lit' } },
      lit: { on: { pressed: 'dark', pulled: 'broken', ...(hasTimer ? { timed: 'dark' as const } : {}) } },
      broken: {},
    },
  })

const startOf = (machine: AnyStateMachine): StartingPoint => ({
  source: { scenario: 'desk' },
  explorable: {
    machine,
    input: undefined,
    events: (snapshot) =>
      ['pressed', 'pulled', 'timed']
        .filter((type) => snapshot._nodes.some(({ transitions }) => transitions.has(type)))
        .map((type) => ({ name: type, event: { type } })),
    contextKey: () => null,
  },
  actionsOf: (name) => [{ do: 'press', on: { role: 'button', name } }],
})

const corpusOf = (hasTimer: boolean) =>
  machineCorpus('lamp', [startOf(lampOf(hasTimer))], ['states', 'transitions', 'guardOutcomes'], () => ['1.lamp'])

test('a change of a machine changes its corpus, and unaffected paths keep their ids', () => {
  const [before, after] = [corpusOf(false), corpusOf(true)]
  expect(after).not.toEqual(before)
  const ids = new Set(after.paths.map(({ id }) => id))
  expect(before.paths.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
})

const desk = { id: 'desk', machine: lampOf(false), account: 'manager', address: '/desk', steps: [] }

test('a path is exported as Gherkin, and as numbered steps with its drawing', () => {
  const lamp = serialiseCorpus(corpusOf(false), [desk])
  expect(gherkin(lamp)).toContain(`  @1.lamp
  # lamp.shortest.broken
  Scenario: desk: press the button “pressed”, then press the button “pulled”
    Given manager is signed in and /desk is open, so that the lamp is in dark
    When press the button “pressed”
    Then the lamp is in lit
    When press the button “pulled”
    Then the lamp is in broken
`)
  const page = markdown(desk.machine, lamp)
  expect(page).toContain(
    '1. Press the button “pressed” → expect `lit`\n2. Press the button “pulled” → expect `broken`\n',
  )
  expect(page).toContain('  lamp_broken: ▸ 2\n  class lamp_broken passed')
})

test('a file has one line for each step, and gives back what was written', () => {
  const lamp = serialiseCorpus(corpusOf(false), [desk])
  const text = formatCorpus(lamp)
  expect(text.split('\n').filter((line) => line.includes('"description":'))).toHaveLength(
    lamp.paths.flatMap(({ steps }) => steps).length,
  )
  expect(parseCorpus(text)).toEqual(JSON.parse(JSON.stringify(lamp)))
})

test.each([
  [['Sign in'], 'desk: sign in'],
  [['Sign in', 'The server refuses', 'Sign in'], 'desk: sign in, then the server refuses, then sign in'],
  [['Sign in', 'Wait', 'Wait', 'Wait', 'Sign out'], 'desk: sign in, 3 more steps, then sign out'],
])('the title of a path with steps %j is %s', (descriptions, title) => {
  const steps = descriptions.map((description) => ({
    description,
    name: '',
    actions: [],
    state: '',
    transitions: [],
    effects: [],
  }))
  expect(pathTitle({ machine: 'lamp', scenario: desk, steps })).toBe(title)
})
