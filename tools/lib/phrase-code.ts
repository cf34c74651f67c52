import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { isolated } from '../../src/phrases/isolated-values.ts'
import { directionOf } from '../../src/phrases/languages.ts'

/* Turns ICU messages into JavaScript expressions, for the build (ADR 0061). */

/** What a call of `phrase` was given: the source of each value by name, and the local name of `numberText`. */
export interface CallCode {
  values: ReadonlyMap<string, string>
  numberText: string | undefined
  /** Whether texts among the values are isolated, see `src/phrases/isolated-values.ts`. */
  isIsolated?: boolean
}

const parseMessage = (source: string) => parse(source, { ignoreTag: true })

const hasPound = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.select || element.type === TYPE.plural) &&
        Object.values(element.options).some(({ value }) => hasPound(value))),
  )

/** Whether the code of a phrase writes a number. */
export const writesNumber = (source: string): boolean => source.includes('#') && hasPound(parseMessage(source))

/**
 * The global that chooses the form of a count, in the pages of other languages than English. It is not in the code of the app, because
 * English doesn't need it.
 */
const pluralFunction = (language: string): string =>
  `globalThis.__plural=((r,f)=>(n,o)=>o["="+n]??o[f(r,n)]??o.other)(new Intl.PluralRules("${language}"),(r,n)=>r.select(n));`

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
const literal = (text: string) => `\`${escaped(text)}\``

/** The global that isolates the values of phrases, in the pages of languages from right to left. */
const isolatingFunction = `globalThis.__isolated=${isolated};`

/** What the phrases of a language need beside the code of the app. */
export const phraseFunctions = (language: string): string =>
  pluralFunction(language) + (directionOf(language) === 'rtl' ? isolatingFunction : '')

const argumentCode = (source: string, { isIsolated }: CallCode) => (isIsolated ? `__isolated(${source})` : source)

type Options = Record<string, { value: MessageFormatElement[] }>

/** English chooses by a comparison. Other languages ask Intl.PluralRules. */
function pluralCode(
  options: Options,
  language: string,
  count: string,
  form: (elements: MessageFormatElement[]) => string,
) {
  if (language !== 'en') {
    const forms = Object.entries(options).map(([name, { value }]) => `${JSON.stringify(name)}:${form(value)}`)
    return `__plural(${count},{${forms.join()}})`
  }
  const { other, ...rest } = options
  // An exact count is a stronger match than "one".
  const cases = Object.entries(rest).toSorted(([a], [b]) => Number(a === 'one') - Number(b === 'one'))
  const tests = cases.map(([name, { value }]) => `${count}===${name === 'one' ? 1 : name.slice(1)}?${form(value)}:`)
  return `(${tests.join('')}${form(other?.value ?? [])})`
}

/** Few options become comparisons, many become a lookup table. */
function selectCode(options: Options, value: string, form: (elements: MessageFormatElement[]) => string) {
  const { other, ...rest } = options
  const names = Object.keys(rest)
  if (names.length > 3) {
    const forms = Object.entries(options).map(([name, option]) => `${JSON.stringify(name)}:${form(option.value)}`)
    return `(o=>o[${value}]??o.other)({${forms.join()}})`
  }
  const tests = names.map((name) => `${value}===${literal(name)}?${form(rest[name]?.value ?? [])}:`)
  return `(${tests.join('')}${form(other?.value ?? [])})`
}

function code(elements: readonly MessageFormatElement[], language: string, call: CallCode, count?: string): string {
  const value = (name: string) => {
    const source = call.values.get(name)
    if (source === undefined) throw new Error(`The value ${name} is missing`)
    return source
  }
  const pieces = elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return escaped(element.value)
      case TYPE.argument:
        return `\${${argumentCode(value(element.value), call)}}`
      case TYPE.pound:
        if (!call.numberText) throw new Error('A phrase formats a number, but numberText is not imported')
        return `\${${call.numberText}(${count})}`
      case TYPE.select:
        return `\${${selectCode(element.options, value(element.value), (inner) => code(inner, language, call, count))}}`
      case TYPE.plural: {
        const given = value(element.value)
        return `\${${pluralCode(element.options, language, given, (inner) => code(inner, language, call, given))}}`
      }
      default:
        throw new Error(`A phrase has a part that isn't supported: ${JSON.stringify(element)}`)
    }
  })
  const [only] = pieces
  if (pieces.length === 1 && only?.startsWith('${') && elements[0]?.type !== TYPE.argument) return only.slice(2, -1)
  return `\`${pieces.join('')}\``
}

/** The expression of a phrase's text. */
export const phraseCode = (source: string, language: string, call: CallCode): string =>
  code(parseMessage(source), language, call)

/** The expressions of the parts. A select spreads those of its chosen option, so that it can hold elements. */
const partCodes = (elements: readonly MessageFormatElement[], language: string, call: CallCode): string[] =>
  elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return literal(element.value)
      case TYPE.argument:
        return argumentCode(call.values.get(element.value) ?? 'undefined', call)
      case TYPE.select:
        return `...${selectCode(element.options, call.values.get(element.value) ?? '', (inner) => `[${partCodes(inner, language, call).join()}]`)}`
      default:
        return code([element], language, call)
    }
  })

/** The expression of a phrase's parts: an array of texts and values. */
export const partsCode = (source: string, language: string, call: CallCode): string =>
  `[${partCodes(parseMessage(source), language, call).join()}]`
