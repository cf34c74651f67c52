import { readFile } from 'node:fs/promises'
import { parseSync } from 'vite'

/*
 * Finds words for people that are written in the code instead of a catalogue (ADR 0061). It knows them by their look: a capital and
 * small letters, or words with a blank between. A single small word passes: the pseudo-language shows those on the screen.
 */

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const looksLikeWords = (text: string) =>
  (/^[A-Z][a-z’']/.test(text) || /[a-z,.:’] [a-zA-Z(]/.test(text)) && /[a-z]{2}/.test(text)

/** Attributes whose values no person reads. */
const technicalAttributes =
  /^(className|placement|type|role|id|name|href|key|d|viewBox|autoComplete|mode|variant|tone|size|as|rel|target|kind|form|style|transform|points|inputMode|data-.*)$/
/** Calls whose strings are selectors, keys or tokens. */
const technicalCalls =
  /(closest|querySelector(All)?|addEventListener|includes|startsWith|hasName|matchMedia|getItem|setItem|\.set|\.get|supports|createElement|replace|split|DateTimeFormat|NumberFormat)$/
/** Names of keys, headers and MIME types. */
const technicalWords =
  /^(Arrow\w+|Home|End|Escape|Enter|Tab|Delete|Backspace|Shift|Control|Page(Up|Down)|Content-\w+|[A-Z][A-Za-z_]+\/[A-Z]\w+|Idempotency-Key|Last-Event-ID|Accept-Language)$/
const technicalTemplate = /^\/|px|calc|query|var\(|\/§|=§|translate|rotate|\[data|repeat\(|minmax|^M§|rgb/

/** Classes whose texts no person reads. The text of an HttpError is in the reply. */
const isForDevelopers = (name: string) => /(?<!^Http)(Error|Event|Headers|Observer|RequestAbandoned)$/.test(name)

interface Found {
  line: number
  text: string
}

/** Words in the code of a file: the line of each, and its text. */
export async function inlineEnglish(file: string): Promise<Found[]> {
  const source = await readFile(file, 'utf8')
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const found: Found[] = []
  const see = (node: Node) =>
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: source.slice(node.start, node.end).replace(/\s+/g, ' '),
    })
  const textOf = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '')

  const isTechnical = (node: Node, parent: Node): boolean => {
    const value = String(node['value'])
    if (technicalWords.test(value)) return true
    switch (parent.type) {
      case 'BinaryExpression':
        return /^[=!]=/.test(String(parent['operator']))
      case 'Property':
        return parent['key'] === node && parent['value'] !== node
      case 'SwitchCase':
      case 'MemberExpression':
      case 'PropertyDefinition':
      case 'ExportNamedDeclaration':
        return true
      case 'NewExpression':
        return isForDevelopers(textOf(parent['callee']))
      case 'CallExpression':
        return /^phrase(Parts)?$/.test(textOf(parent['callee'])) || technicalCalls.test(textOf(parent['callee']))
      case 'JSXAttribute':
        return technicalAttributes.test(textOf(parent['name']))
      default:
        return false
    }
  }

  const visit = (node: Node, parent: Node) => {
    if (/^TS(Type(?!Assertion)|Literal|Interface|Union|Enum|Module)/.test(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    if (node.type === 'JSXText' && /[A-Za-z]/.test(String(node['value']))) see(node)
    if (node.type === 'Literal' && typeof node['value'] === 'string' && looksLikeWords(node['value']))
      if (!isTechnical(node, parent)) see(node)
    if (node.type === 'TemplateLiteral' && parent.type !== 'TaggedTemplateExpression') {
      const quasis = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      const text = quasis.join('§')
      const isError = parent.type === 'NewExpression' && isForDevelopers(textOf(parent['callee']))
      const hasWords = quasis.some(
        (part) => /(^|[^a-z0-9])[a-zA-Z]?[a-z]{2,}(?![a-z]*[-_/])/.test(part) && / /.test(text),
      )
      if (hasWords && !technicalTemplate.test(text) && !isError) see(node)
    }
    for (const [key, value] of Object.entries(node)) {
      if (/^(type|typeAnnotation|typeArguments|typeParameters|returnType)$/.test(key)) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }
  const root = program as unknown as Node
  visit(root, root)
  return found
}
