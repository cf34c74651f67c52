import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not, StateMachine } from 'xstate'
import { transitionName } from '../explore.ts'

/** What is done to an edge: it goes, leads elsewhere, or is taken when it should not be. */
type MutationKind = 'drop' | 'retarget' | 'negate'

/** One edge of one machine, changed in one way. */
export interface Mutation {
  /** "retarget: session.signedOut.idle on login.submitted → session.signedOut.submitting, now → session.signedOut.refused" */
  id: string
  kind: MutationKind
  /** The edge's own name, and the one that it has when it is changed; null where it is gone. */
  edge: string
  mutatedName: string | null
  /** It has no target of its own: all it does is what the machine knows, tells or does. */
  isTargetless: boolean
  /** The same change to this machine, or to the same machine with other implementations. */
  apply: (machine: AnyStateMachine) => AnyStateMachine
}

/** A mutant may run in circles; the shipped ones settle in a few small steps. */
const maxMicrosteps = 200

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionListsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
]

/** The next state beside this one, the first after the last; none in a parallel state, whose parts are all active anyway. */
function nextSibling(node: AnyStateNode): AnyStateNode | null {
  if (node.parent?.type !== 'compound') return null
  const all = Object.values(node.parent.states)
  return all.length > 1 ? all[(all.indexOf(node) + 1) % all.length]! : null
}

/** Where an edge without a target is made to lead: beside its state, or into a part of it that it does not start in. */
function targetForTargetless(node: AnyStateNode): AnyStateNode | null {
  const own = nodesOf(node).find(({ type, states }) => type === 'compound' && Object.keys(states).length > 1)
  return nextSibling(node) ?? (own ? Object.values(own.states).at(-1)! : null)
}

/** Where an edge is made to lead instead: beside its goal, or beside the state around that, where the goal has no neighbour. */
function otherTarget({ source, target }: AnyTransitionDefinition): AnyStateNode | null {
  const [goal] = target ?? []
  if (!goal) return targetForTargetless(source)
  for (let node: AnyStateNode | undefined = goal; node; node = node.parent) {
    const other = nextSibling(node)
    if (other) return other
  }
  return null
}

function mutate(definition: AnyTransitionDefinition, kind: MutationKind): AnyTransitionDefinition | null {
  if (kind === 'negate') return { ...definition, guard: not(definition.guard as never) as never }
  const other = otherTarget(definition)
  return other && { ...definition, target: [other] }
}

/** A machine of its own: the states are made anew from the same config, so that nothing shared is touched. */
function rebuild({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const bounded = { ...config, options: { maxIterations: maxMicrosteps } }
  return new StateMachine(bounded as never, implementations as never)
}

/** Every mutation of every edge of a machine, in the order of its states. */
export function mutationsOf(machine: AnyStateMachine): Mutation[] {
  return nodesOf(machine.root).flatMap((node, nodeAt) =>
    transitionListsOf(node).flatMap((list, listAt) =>
      list.flatMap((definition, at) => {
        const kinds: MutationKind[] = ['drop', 'retarget', ...(definition.guard ? (['negate'] as const) : [])]
        return kinds.flatMap((kind): Mutation[] => {
          const changed = kind === 'drop' ? null : mutate(definition, kind)
          if (kind !== 'drop' && !changed) return []
          const edge = transitionName(definition)
          const mutatedName = changed && transitionName(changed)
          const apply = (original: AnyStateMachine) => {
            const mutant = rebuild(original)
            const own = transitionListsOf(nodesOf(mutant.root)[nodeAt]!)[listAt]!
            if (kind === 'drop') own.splice(at, 1)
            else own[at] = mutate(own[at]!, kind)!
            return mutant
          }
          const isTargetless = definition.target === undefined
          const instead = kind === 'retarget' ? `, now → ${changed!.target![0]!.id}` : ''
          return [{ id: `${kind}: ${edge}${instead}`, kind, edge, mutatedName, isTargetless, apply }]
        })
      }),
    ),
  )
}
