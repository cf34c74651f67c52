import { parseAst } from 'vite'
import { isolatesValues } from '../../src/phrases/isolated-values.ts'
import { directionOf } from '../../src/phrases/languages.ts'
import { partsCode, phraseCode } from './phrase-code.ts'
import { isNode, type Node, stringOf, visit } from './source-edits.ts'

/* Finds the calls of `phrase` in code, for the build (ADR 0061). */

/** Functions of src/phrases/phrase.ts, with the global names that mark their calls: the minifier doesn't rename globals. */
export const marks: Record<string, string> = { phrase: '__phrase', phraseParts: '__phraseParts' }
export const anyMark = /__phrase(Parts)?\(/

export const parseProgram = (code: string): Node => parseAst(code) as unknown as Node

/** Matches the import from other folders, and from its own (`./phrase.ts`). */
const phraseFile = /(^\.|\/phrases)\/phrase\.ts$/

/** The imports of phrase.ts, whose code stays out of the build. */
export const importsOf = (program: Node): Node[] =>
  (program['body'] as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && isNode(source) && phraseFile.test(stringOf(source) ?? ''),
  )

interface PhraseCall {
  call: Node
  callee: Node
  name: string
  /** Undefined if it isn't a literal. */
  id: string | undefined
}

const argumentsOf = (call: Node) => call['arguments'] as Node[]

/** Calls of the functions in `names`, with the id that each is given, in the order of the code. */
export function callsOf(program: Node, names: readonly string[]): PhraseCall[] {
  const calls: PhraseCall[] = []
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const callee = node['callee'] as Node
    const name = callee.type === 'Identifier' ? String(callee['name']) : ''
    if (names.includes(name)) calls.push({ call: node, callee, name, id: stringOf(argumentsOf(node)[0]) })
  })
  return calls.toSorted((a, b) => a.call.start - b.call.start)
}

/** The values that a call is given, with their code. */
export function valuesOf(call: Node): { name: string; value: Node }[] {
  const [, object] = argumentsOf(call)
  const properties = object?.type === 'ObjectExpression' ? (object['properties'] as Node[]) : []
  return properties.map((property) => {
    const key = property['key'] as Node
    return { name: String(key['name'] ?? key['value']), value: property['value'] as Node }
  })
}

/** Writes the words of a language in place of the marked calls of a code. Fails for an id that the phrases don't have. */
export type WriteWords = (language: string, phrases: ReadonlyMap<string, string>) => string

/** Finds the marked calls of a code once, for all languages. */
export function wordsWriter(code: string): WriteWords {
  if (!anyMark.test(code)) return () => code
  const calls = callsOf(parseProgram(code), Object.values(marks))
  if (calls.length === 0) throw new Error('A phrase is used without a call')
  return function write(language, phrases) {
    /** The code that replaces a call. Its values can contain further calls. */
    function words({ call, name, id }: PhraseCall): string {
      const source = phrases.get(id ?? '')
      if (source === undefined) throw new Error(`No phrase ${id} in ${language}`)
      const [, , numberText] = argumentsOf(call)
      const values = valuesOf(call).map(({ name, value }): [string, string] => {
        const isSimple = value.type === 'Identifier' || value.type === 'MemberExpression' || value.type === 'Literal'
        const text = range(value.start, value.end)
        return [name, isSimple ? text : `(${text})`]
      })
      const make = name === marks['phraseParts'] ? partsCode : phraseCode
      return make(source, language, {
        values: new Map(values),
        numberText: numberText && code.slice(numberText.start, numberText.end),
        isIsolated: isolatesValues(id ?? '', source, directionOf(language)),
      })
    }
    function range(start: number, end: number): string {
      const pieces: string[] = []
      let at = start
      for (const found of calls) {
        if (found.call.start < at || found.call.end > end) continue
        pieces.push(code.slice(at, found.call.start), words(found))
        at = found.call.end
      }
      return pieces.join('') + code.slice(at, end)
    }
    return range(0, code.length)
  }
}
