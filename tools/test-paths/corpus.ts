import { coverable } from './coverage.ts'
import type { Action } from './action.ts'
import { effectsOf } from './effects.ts'
import { type Edge, explore, type Explorable, type Graph, createStepper } from './explore.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { coverageKinds, type CoverageKind, CoverageTally, coveredItemsOf, stateOf } from './covered-items.ts'
import { slug } from './labels.ts'

/** One step: what happens, and the resulting state. */
export interface PathStep {
  /** The name of the step in the scenario or model. */
  name: string
  /** How the step is performed in the real app. Empty if the path is checked on the machine only. */
  actions: readonly Action[]
  /** The machine's innermost states after the step. */
  state: string
  /** The transitions taken. */
  transitions: readonly string[]
  /** Other effects: "assigns error", "sends notice.given", "starts logIn". */
  effects: readonly string[]
}

export interface Path {
  /** The machine and the purpose of the path. The id survives changes elsewhere. */
  id: string
  machine: string
  kind: 'shortest' | 'tour' | 'named'
  /** The scenario for the replay in the real app, or the model for a check on the machine only. */
  source: { scenario: string } | { model: number }
  /** The initial state. */
  start: string
  steps: readonly PathStep[]
  /** Ids of the requirements that the path proves. */
  requirements: readonly string[]
}

/** A starting point for exploring a machine. */
export interface StartingPoint {
  source: Path['source']
  explorable: Explorable
  /** The actions of a step, by its name. */
  actionsOf: (name: string) => readonly Action[]
}

/** What is covered of a machine, and what can be covered. */
export interface Coverage {
  kind: CoverageKind
  all: readonly string[]
  /** Covered by any path. */
  covered: readonly string[]
  /** Covered by a path that is replayed in the real app. */
  replayed: readonly string[]
}

export interface MachineCorpus {
  machine: string
  paths: readonly Path[]
  coverage: readonly Coverage[]
}

/** The requirements that the replay of a path proves. */
export type RequirementsOf = (machine: string, path: string) => readonly string[]

/** Runs a segment from the start, step by step. Throws if the machine deviates from the explored graph. */
export function stepsOfSegment({ graph, edges, goal }: Segment, { explorable, actionsOf }: StartingPoint): PathStep[] {
  const run = createStepper(explorable)
  let current = run.start().next
  return edges.map(({ name, event, to, transitions }): PathStep => {
    const { next, actions, transitions: now } = run.step(current, event)
    const state = stateOf(next)
    const [found, replayed] = [
      [stateOf(graph.snapshots.get(to)!), ...transitions],
      [state, ...now],
    ].map((parts) => parts.join(', by ')) as [string, string]
    if (found !== replayed)
      throw new Error(
        `${explorable.machine.id}, ${goal}: "${name}" leads to ${replayed}, but to ${found} during exploration. ` +
          'Two situations look the same: distinguish them by the `contextKey` of the model or scenario.',
      )
    const effects = effectsOf(current.context, next.context, actions)
    current = next
    return { name, actions: actionsOf(name), state, transitions, effects }
  })
}

function coverableItems(machine: Explorable['machine'], graphs: readonly Graph[], kind: CoverageKind): string[] {
  if (kind === 'states' || kind === 'transitions' || kind === 'guardOutcomes') return [...coverable(machine)[kind]]
  const all = graphs.flatMap((graph) => {
    const after = new Map<string, Edge[]>()
    for (const edge of graph.edges) after.set(edge.from, [...(after.get(edge.from) ?? []), edge])
    return graph.edges.flatMap((edge) =>
      kind === 'transitionPairs'
        ? (after.get(edge.to) ?? []).flatMap((then) => coveredItemsOf(graph, then, edge).transitionPairs)
        : coveredItemsOf(graph, edge, undefined)[kind],
    )
  })
  return [...new Set(all)]
}

/** All paths of one machine: from its scenarios first, then from its models for what is left. */
export function machineCorpus(
  id: string,
  starts: readonly StartingPoint[],
  kinds: readonly CoverageKind[],
  requirementsOf: RequirementsOf,
): MachineCorpus {
  const tally = new CoverageTally()
  const replayedTally = new CoverageTally()
  const explorations = starts.map((start) => ({ start, graph: explore(start.explorable) }))
  const ids = new Set<string>()
  const paths = explorations.flatMap(({ start, graph }) => {
    const segments = segmentsOf(graph, tally, kinds)
    if ('scenario' in start.source) for (const { edges } of segments) addToTally(replayedTally, graph, edges)
    return segments.map((segment): Path => {
      const own = uniqueId(ids, `${id}.${segment.kind}.${slug(segment.goal.replace(`${id}.`, ''))}`)
      return {
        id: own,
        machine: id,
        kind: segment.kind,
        source: start.source,
        start: stateOf(graph.snapshots.get(graph.initial)!),
        steps: stepsOfSegment(segment, start),
        requirements: 'scenario' in start.source ? requirementsOf(id, own) : [],
      }
    })
  })
  const counted = coverageKinds.filter((kind) => kinds.includes(kind) || kind === 'configurations')
  const coverage = counted.map((kind): Coverage => {
    const all = coverableItems(
      starts[0]!.explorable.machine,
      explorations.map(({ graph }) => graph),
      kind,
    )
    const within = (names: ReadonlySet<string>) => all.filter((name) => names.has(name))
    return { kind, all, covered: within(tally.names(kind)), replayed: within(replayedTally.names(kind)) }
  })
  return { machine: id, paths, coverage }
}

function addToTally(tally: CoverageTally, graph: Graph, edges: readonly Edge[]) {
  const all = [graph.edges[0]!, ...edges]
  for (const [at, edge] of all.entries()) tally.add(coveredItemsOf(graph, edge, all[at - 1]))
}

/** Another starting point may have a path with the same purpose. */
function uniqueId(ids: Set<string>, wanted: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}.${number}`
    if (ids.has(id)) continue
    ids.add(id)
    return id
  }
}
