import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventName, guardName } from '../../lib/mermaid.ts'
import { transitionName } from '../explore.ts'

const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0
const quoted = (text: string) => JSON.stringify(text)
const cluster = (node: AnyStateNode) => quoted(`cluster_${node.id}`)
/** Graphviz draws edges between nodes only. An edge to a compound state ends at a point inside it. */
const endpointOf = (node: AnyStateNode) => quoted(isLeaf(node) ? node.id : `${node.id} point`)
const childrenOf = (node: AnyStateNode) => Object.values(node.states)
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), ...(node.always ?? [])].flat()

function* states(node: AnyStateNode): Generator<string> {
  if (isLeaf(node)) {
    yield `${quoted(node.id)} [label=${quoted(node.key)}]`
    return
  }
  const isParallel = node.type === 'parallel'
  yield `subgraph ${cluster(node)} { label=${quoted(node.key)}; style=${isParallel ? 'dashed' : 'solid'};`
  yield `${endpointOf(node)} [shape=point, width=.05, style=invis]`
  for (const child of childrenOf(node)) yield* states(child)
  yield '}'
}

function edge(transition: AnyTransitionDefinition, target: AnyStateNode, isReplayed: boolean): string {
  const { source, eventType, guard } = transition
  const label = `${eventName(source, eventType)}${guard ? ` [${guardName(guard)}]` : ''}`
  const attributes = [
    `label=${quoted(label)}`,
    ...(isLeaf(source) ? [] : [`ltail=${cluster(source)}`]),
    ...(isLeaf(target) ? [] : [`lhead=${cluster(target)}`]),
    ...(isReplayed ? [] : ['style=dashed']),
  ]
  return `${endpointOf(source)} -> ${endpointOf(target)} [${attributes.join(', ')}]`
}

/** The machine as Graphviz source. Whatever is not replayed in the app is dashed. */
export function dot({ root }: AnyStateMachine, notReplayed: readonly string[]): string {
  const missing = new Set(notReplayed)
  const edges = nodesOf(root).flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? [node]).map((target) => edge(transition, target, !missing.has(transitionName(transition)))),
    ),
  )
  const starts = nodesOf(root).flatMap((node) =>
    node.type === 'compound'
      ? node.initial.target.map((target) => `${endpointOf(node)} -> ${endpointOf(target)} [style=invis]`)
      : [],
  )
  const look = [
    'graph [compound=true, fontname="sans-serif", fontsize=11, bgcolor="transparent", nodesep=.3, ranksep=.5]',
    'node [shape=box, style=rounded, fontname="sans-serif", fontsize=11]',
    'edge [fontname="sans-serif", fontsize=9, arrowsize=.6]',
  ]
  return ['digraph {', ...look, ...states(root), ...starts, ...edges, '}'].join('\n')
}
