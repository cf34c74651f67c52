import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { dictionary, getLocalizationScript } from 'react-aria-components/i18n'
import { parseAst } from 'vite'
import { LocalizedStringDictionary } from '@internationalized/string'
import { edited, type Edit, isNode, type Node, visit } from './source-edits.ts'

/*
 * Accented English that is about 40 % longer: "Rooms" is "[Ŕööɱš]". A text without accents is not a phrase, and a text without its
 * brackets is cut off.
 */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at]!]))

/** Accents on each letter. Vowels stand twice, so that words get longer, not only sentences. */
const accentedText = (text: string) =>
  [...text].map((letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1)).join('')

const withAccents = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accentedText(element.value) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: withAccents(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) as typeof element.options } as MessageFormatElement
  })

/** The pseudo text of a message. Its values, plurals and selects stay. */
export const pseudoMessage = (source: string): string =>
  /[a-z]/i.test(source) ? `[${printAST(withAccents(parse(source, { ignoreTag: true })))}]` : source

/** The texts in the source of a function of react-aria. The names of its options stay. */
function pseudoFunction(source: string): string {
  const edits: Edit[] = []
  const names = new Set<Node>()
  visit(parseAst(`(${source})`) as unknown as Node, (node) => {
    if (node.type === 'Property' && isNode(node['key'])) names.add(node['key'])
    const isText = node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node['value'] === 'string')
    if (!isText || names.has(node)) return
    edits.push({ start: node.start, end: node.end, text: accentedText(`(${source})`.slice(node.start, node.end)) })
  })
  return edited(`(${source})`, edits)
}

/** The words of react-aria's controls as a script of the page. */
export function pseudoScript(): string {
  const words = dictionary.getStringsForLocale('en-US') as unknown as Record<string, Record<string, string | object>>
  const pseudo = Object.entries(words).map(([name, own]) => [
    name,
    Object.fromEntries(
      Object.entries(own).map(([key, word]) => [
        key,
        typeof word === 'string' ? `[${accentedText(word)}]` : { toString: () => pseudoFunction(String(word)) },
      ]),
    ),
  ])
  const own = new LocalizedStringDictionary<string, never>({ en: Object.fromEntries(pseudo) as never }, 'en')
  return getLocalizationScript('en', own)
}
