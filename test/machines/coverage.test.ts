// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverable, covered, deadEnds, reenteredParallelStates } from '../../tools/test-paths/coverage.ts'
import { explore } from '../../tools/test-paths/explore.ts'
import { explorableModel, models } from '../model/machines/models.ts'

const missing = (wanted: readonly string[], met: ReadonlySet<string>) => wanted.filter((name) => !met.has(name))
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)
const ids = [...new Set(models.map(({ machine }) => machine.id))]

test('every machine with a diagram has a model', () => {
  const drawn = readdirSync('docs/machines').map((file) => file.replace('.mmd', ''))
  expect(missing(drawn, new Set(ids))).toEqual([])
})

describe.each(ids)('%s', (id) => {
  const own = models.filter(({ machine }) => machine.id === id)
  const graphs = own.map((model) => explore(explorableModel(model)))
  const [wanted, met] = [coverable(own[0]!.machine), covered(graphs)]

  test('every state can be reached, and none is a dead end', () => {
    expect(missing(wanted.states, met.states)).toEqual([])
    expect(graphs.flatMap(deadEnds)).toEqual([])
  })
  test('every transition is taken, and none looks like another', () => {
    expect(missing(wanted.transitions, met.transitions)).toEqual([])
    expect(repeated(wanted.transitions)).toEqual([])
  })
  test('no transition of one region restarts other regions', () => {
    expect(reenteredParallelStates(own[0]!.machine)).toEqual([])
  })
  test('every guard is both true and false once', () => {
    expect(missing(wanted.guardOutcomes, met.guardOutcomes)).toEqual([])
  })
})
