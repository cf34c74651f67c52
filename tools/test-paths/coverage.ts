import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Graph, transitionName } from './explore.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), ...(node.always ?? [])].flat()

/** A transient state is left in the moment it is entered, so no snapshot shows it. */
const isTransient = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined) ?? false

/** What can be covered in a machine, by name. */
export interface Coverable {
  states: readonly string[]
  transitions: readonly string[]
  /** Both outcomes of each guard. */
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

/**
 * Situations that should lead on and don't: no event, guard or answer ever leaves them. A state without outgoing transitions is a
 * resting state, and so is an actor's initial state if nothing leaves it.
 */
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

/** True if the node is `scope` or lies within it. */
const isIn = (node: AnyStateNode, scope: AnyStateNode) => node === scope || ancestorsOf(node).includes(scope)

/**
 * Transitions that leave and re-enter a parallel state, and so restart its unrelated regions too: turning a page would cancel a
 * running search, for example. https://stately.ai/docs/transitions#re-entering
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
