/* Changes in the source of scripts, by their syntax trees. */

/** A node of the syntax tree. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
/** True for a node, in the value of a node's property. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Visits a node and all its descendants, the outer ones first. */
export function visit(node: Node, see: (node: Node, parent: Node) => void, parent = node) {
  see(node, parent)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node)
}

/** A part of a source, and what stands there instead. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The source with all edits made. They must not overlap. */
export const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)

/** A string literal, also as the minifier writes it: between backticks. */
export function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return undefined
  const [quasi, ...rest] = node['quasis'] as { value: { cooked: string } }[]
  return rest.length === 0 ? quasi?.value.cooked : undefined
}
