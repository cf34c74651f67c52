import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not, StateMachine } from 'xstate'
import { transitionName } from '../explore.ts'

/** Kinds of mutation: the edge is removed, gets another target, or its guard is negated. */
type MutationKind = 'drop' | 'retarget' | 'negate'

/** One edge of one machine, changed in one way. */
export interface Mutation {
  /** Example: "retarget: session.signedOut.idle on login.submitted → session.signedOut.submitting, now → session.signedOut.refused". */
  id: string
  kind: MutationKind
  /** The edge's original name, and its name after the change; null if it is removed. */
  edge: string
  mutatedName: string | null
  /** True if the edge has no target: its only outcome is a change of context, an event sent or another action. */
  isTargetless: boolean
  /** Applies the change to this machine, or to the same machine with other implementations. */
  apply: (machine: AnyStateMachine) => AnyStateMachine
}

/** A mutant may loop forever; the real machines settle in a few microsteps. */
const maxMicrosteps = 200

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionListsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
]

/** The next sibling state, wrapping around. None in a parallel state, whose regions are all active anyway. */
function nextSibling(node: AnyStateNode): AnyStateNode | null {
  if (node.parent?.type !== 'compound') return null
  const all = Object.values(node.parent.states)
  return all.length > 1 ? all[(all.indexOf(node) + 1) % all.length]! : null
}

/** The mutated target of a targetless edge: a sibling of its state, or a child state that isn't the initial one. */
function targetForTargetless(node: AnyStateNode): AnyStateNode | null {
  const own = nodesOf(node).find(({ type, states }) => type === 'compound' && Object.keys(states).length > 1)
  return nextSibling(node) ?? (own ? Object.values(own.states).at(-1)! : null)
}

/** Another target for an edge: a sibling of its target or, without siblings, of the target's parent. */
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

/** Builds a new machine from the same config, so that nothing shared changes. */
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
