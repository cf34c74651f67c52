import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { machineCorpus, type Start } from '../../tools/paths/corpus.ts'
import { corpusFolder } from '../../tools/paths/exports/files.ts'
import { gherkin } from '../../tools/paths/exports/gherkin.ts'
import { markdown } from '../../tools/paths/exports/markdown.ts'
import { told } from '../../tools/paths/exports/told.ts'

afterEach(() => void vi.useRealTimers())

const committed = () =>
  readdirSync(corpusFolder).filter((name) => /\.(json|feature|md)$/.test(name) && name !== 'mutations.md')

test('the committed paths are those of the machines, to the byte and on any day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-19T21:30:00Z') })
  const { currentFiles } = await import('../../tools/paths/current.ts')
  const files = currentFiles()
  const outdated = [...files].filter(
    ([name, text]) => !existsSync(join(corpusFolder, name)) || readFileSync(join(corpusFolder, name), 'utf8') !== text,
  )
  expect(
    outdated.map(([name]) => name),
    'out of date: npm run paths',
  ).toEqual([])
  expect(committed().filter((name) => !files.has(name))).toEqual([])
}, 240_000)

/** A lamp, which may have got a timer since. */
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

const startOf = (machine: AnyStateMachine): Start => ({
  on: { stage: 'desk' },
  explored: {
    machine,
    input: undefined,
    events: (snapshot) =>
      ['pressed', 'pulled', 'timed']
        .filter((type) => snapshot._nodes.some(({ transitions }) => transitions.has(type)))
        .map((type) => ({ name: type, event: { type } })),
    situation: () => null,
  },
  actionsOf: (move) => [{ do: 'press', on: { role: 'button', name: move } }],
})

const corpusOf = (hasTimer: boolean) =>
  machineCorpus('lamp', [startOf(lampOf(hasTimer))], ['states', 'transitions', 'guardOutcomes'], () => ['1.lamp'])

test('a change of a machine changes its corpus, and the paths of what stays keep their ids', () => {
  const [before, after] = [corpusOf(false), corpusOf(true)]
  expect(after).not.toEqual(before)
  const ids = new Set(after.paths.map(({ id }) => id))
  expect(before.paths.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
})

const desk = { id: 'desk', machine: lampOf(false), as: 'manager', at: '/desk', moves: [] }

test('a path reads as Gherkin, and as numbered steps with its drawing', () => {
  const lamp = told(corpusOf(false), [desk])
  expect(gherkin(lamp)).toContain(`  @1.lamp
  Scenario: lamp.shortest.broken
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
