import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

const idOf = (node: AnyStateNode) => node.id.replaceAll(/\W/g, '_')
const pathOf = (node: AnyStateNode) => node.path.join('.') || node.key
const childrenOf = (node: AnyStateNode) => Object.values(node.states)
const isLeaf = (node: AnyStateNode) => childrenOf(node).length === 0

function* ancestorsOf(node: AnyStateNode): Generator<AnyStateNode> {
  if (!node.parent) return
  yield node.parent
  yield* ancestorsOf(node.parent)
}
const isAncestor = (node: AnyStateNode, of: AnyStateNode) => [...ancestorsOf(of)].includes(node)

/** Formats a guard: `isOpen`, `not isOpen`, `isOpen and (isNew or isOld)`. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return 'condition'
  if ('stateValue' in guard) return `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'condition'
  const names = guard.guards.map((inner: unknown) => {
    const name = guardName(inner)
    return name.includes(' ') ? `(${name})` : name
  })
  return guard.name === 'not' ? `not ${names[0]}` : names.join(` ${guard.name} `)
}

/** The logic that the invoke with this id runs, by its name in `setup`. */
function actorName(node: AnyStateNode, invokeId: string): string {
  const invoke = node.invoke.find(({ id }) => id === invokeId)
  return typeof invoke?.src === 'string' && !invoke.src.startsWith('xstate.invoke') ? invoke.src : invokeId
}

/** Shortens `xstate.done.actor.0.session.restoring` to `restore done`. */
export function eventName(node: AnyStateNode, event: string): string {
  const [, outcome, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? []
  if (outcome && actor) return `${actorName(node, actor)} ${outcome === 'error' ? 'failed' : outcome}`
  const [, snapshotOf] = /^xstate\.snapshot\.(.+)$/.exec(event) ?? []
  if (snapshotOf) return `${actorName(node, snapshotOf)} changed`
  if (event.startsWith('xstate.done.state.')) return 'all done'
  if (event.startsWith('xstate.after.')) {
    const delay = event.slice('xstate.after.'.length, -(node.id.length + 1))
    return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`
  }
  if (event === '*') return 'any other event'
  return event || 'always'
}

function labelOf({ source, eventType, guard }: AnyTransitionDefinition): string {
  return eventName(source, eventType) + (guard ? ` [${guardName(guard)}]` : '')
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), ...(node.always ?? [])].flat()

function* everyNode(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  for (const child of childrenOf(node)) yield* everyNode(child)
}

/** The lines of the drawing, by the block they belong to. */
type Edges = Map<AnyStateNode, Set<string>>

/** Mermaid can't lay out an edge to a composite state inside a parallel one. */
const isUntouchable = (node: AnyStateNode) =>
  !isLeaf(node) && [...ancestorsOf(node)].some((ancestor) => ancestor.type === 'parallel')

/**
 * Mermaid draws an edge well only between siblings in one block. An edge that leaves its block ends at a small state named after the
 * target. An edge from a block to a state inside it starts at a small state named after the block.
 */
function placeEdge(edges: Edges, source: AnyStateNode, target: AnyStateNode, label: string) {
  const goesInside = isAncestor(source, target) && target.parent?.type !== 'parallel'
  const startsInside = isUntouchable(source) && source.type !== 'parallel'
  const block = (goesInside ? target.parent : startsInside ? source : source.parent) ?? source
  const lines: string[] = []
  let [start, goal] = [idOf(source), idOf(target)]
  if (goesInside || startsInside) {
    start = `${idOf(block)}_in_${idOf(source)}`
    lines.push(`state "anywhere in ${source.key}" as ${start}`)
  }
  if (target.parent !== block || isUntouchable(target)) {
    goal = `${idOf(block)}_to_${idOf(target)}`
    lines.push(`state "→ ${pathOf(target)}" as ${goal}`)
  }
  const held = edges.get(block) ?? new Set()
  edges.set(block, held)
  for (const line of [...lines, `${start} --> ${goal}: ${label}`]) held.add(line)
}

function edgesOf(root: AnyStateNode): Edges {
  const edges: Edges = new Map()
  for (const node of everyNode(root)) {
    for (const transition of transitionsOf(node))
      for (const target of transition.target ?? []) placeEdge(edges, node, target, labelOf(transition))
    if (node.type === 'final' && node.parent) {
      const held = edges.get(node.parent) ?? new Set()
      edges.set(node.parent, held.add(`${idOf(node)} --> [*]`))
    }
  }
  return edges
}

/** Invoked actors and targetless transitions of a state. */
function* inner(node: AnyStateNode): Generator<string> {
  for (const invoke of node.invoke) yield `do / ${actorName(node, invoke.id)}`
  for (const transition of transitionsOf(node)) if (!transition.target?.length) yield `on ${labelOf(transition)}`
}

function* drawNode(node: AnyStateNode, edges: Edges): Generator<string> {
  if (isLeaf(node)) {
    yield `state "${node.key}" as ${idOf(node)}`
    for (const line of inner(node)) yield `${idOf(node)}: ${line}`
    return
  }
  const isWrapped = node.parent !== undefined || node.type === 'parallel'
  if (isWrapped) yield `state "${node.key}" as ${idOf(node)} {`
  yield* drawInside(node, edges)
  if (isWrapped) yield '}'
}

function* drawInside(node: AnyStateNode, edges: Edges): Generator<string> {
  for (const line of inner(node)) yield `%% ${pathOf(node)}: ${line}`
  if (node.type === 'compound') {
    for (const target of node.initial.target) {
      const goal = isUntouchable(target) ? `${idOf(node)}_to_${idOf(target)}` : idOf(target)
      if (goal !== idOf(target)) yield `state "→ ${pathOf(target)}" as ${goal}`
      yield `[*] --> ${goal}`
    }
  }
  for (const [index, child] of childrenOf(node).entries()) {
    if (node.type === 'parallel' && index > 0) yield '--'
    yield* drawNode(child, edges)
  }
  yield* edges.get(node) ?? []
}

function* indented(lines: Iterable<string>): Generator<string> {
  let depth = 1
  for (const line of lines) {
    if (line === '}') depth--
    yield '  '.repeat(depth) + line
    if (line.endsWith('{')) depth++
  }
}

/** Draws the machine as a Mermaid state diagram. */
export function mermaid(machine: AnyStateMachine): string {
  const { root } = machine
  const lines = indented(drawNode(root, edgesOf(root)))
  return ['---', `title: ${machine.id}`, '---', 'stateDiagram-v2', ...lines, ''].join('\n')
}
