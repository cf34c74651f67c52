import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Graph, transitionName } from './explore.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), ...(node.always ?? [])].flat()

/** Left in the moment it is entered, so that nobody ever is in it. */
const isTransient = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined) ?? false

/** What there is in a machine to be covered, by name. */
export interface Coverable {
  states: readonly string[]
  transitions: readonly string[]
  /** Both answers of each guard. */
  guardOutcomes: readonly string[]
}

export function coverable({ root }: AnyStateMachine): Coverable {
  const transitions = nodesOf(root).flatMap(transitionsOf)
  return {
    states: nodesOf(root)
      .filter((node) => !isTransient(node))
      .map(({ id }) => id),
    transitions: transitions.map(transitionName),
    guardOutcomes: transitions
      .filter(({ guard }) => guard)
      .flatMap((transition) => [`${transitionName(transition)}: yes`, `${transitionName(transition)}: no`]),
  }
}

/** What some graphs of one machine cover. */
export const covered = (graphs: readonly Graph[]): Record<keyof Coverable, ReadonlySet<string>> => ({
  states: new Set(
    graphs.flatMap(({ snapshots }) => [...snapshots.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id))),
  ),
  transitions: new Set(graphs.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions))),
  guardOutcomes: new Set(graphs.flatMap(({ edges }) => edges.flatMap(({ guardOutcomes }) => guardOutcomes))),
})

const canLeave = ({ _nodes }: AnyMachineSnapshot) => _nodes.some((node) => transitionsOf(node).length > 0)

/** Situations that should lead on, and do not: no event, guard or answer ever leaves them. Where nothing is said to leave, it rests, and so may an actor from its start. */
export function deadEnds({ initial, snapshots, edges }: Graph): string[] {
  const leavable = new Set(edges.filter(({ transitions }) => transitions.length > 0).map(({ from }) => from))
  return [...snapshots]
    .filter(
      ([name, snapshot]) =>
        snapshot.status === 'active' && name !== initial && canLeave(snapshot) && !leavable.has(name),
    )
    .map(([name]) => name)
}

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []

/** Whether a state is this one or lies in it. */
const isIn = (node: AnyStateNode, scope: AnyStateNode) => node === scope || ancestorsOf(node).includes(scope)

/**
 * Transitions that leave a parallel state and enter it again, and with it the regions that they do not mean: a search
 * under way is given up because a page was turned. https://stately.ai/docs/transitions#re-entering
 */
export const reenteredParallelStates = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root)
    .flatMap(transitionsOf)
    .filter((transition) => {
      const { source, target: targets = [], reenter } = transition
      if (targets.length === 0) return false
      const isInside = targets.every((target) => isIn(target, source))
      const left =
        isInside && !reenter
          ? source
          : ancestorsOf(source).find((node) => targets.every((target) => isIn(target, node)))
      return left?.type === 'parallel'
    })
    .map(transitionName)
