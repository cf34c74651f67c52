import { type Edit, isNode, type Node, visit } from './source-edits.ts'

/** The value of a getter that only returns one. */
function returnedValue(getter: Node): Node | undefined {
  const { body } = (getter['value'] as Node)['body'] as { body: Node[] }
  const [only, ...others] = body
  const value = only?.type === 'ReturnStatement' && others.length === 0 ? only['argument'] : undefined
  return isNode(value) ? value : undefined
}

const isSchemaCall = (node: Node, code: string) =>
  node.type === 'CallExpression' && code.slice(node.start, node.end).startsWith('v.')

/**
 * Edits that make constants of the phrases that the contract looks up at each use, because the server speaks several languages: `() =>
 * phrase(…)` where a schema takes a message, and getters that return a phrase. A page has one language, and a constant is shorter.
 */
export function constantPhrases(program: unknown, code: string, isPhrase: (node: Node) => boolean): Edit[] {
  const edits: Edit[] = []
  const replace = (outer: Node, inner: Node, start: string) =>
    edits.push({ start: outer.start, end: inner.start, text: start }, { start: inner.end, end: outer.end, text: '' })
  visit(program as Node, (node, parent) => {
    const { body, params } = node
    if (node.type === 'ArrowFunctionExpression' && isNode(body) && isPhrase(body) && isSchemaCall(parent, code))
      if ((params as unknown[]).length === 0) replace(node, body, '')
    if (node.type === 'Property' && node['kind'] === 'get') {
      const key = node['key'] as Node
      const value = returnedValue(node)
      if (value && isPhrase(value)) replace(node, value, `${code.slice(key.start, key.end)}: `)
    }
  })
  return edits
}
