import type { Wording } from '../../../tools/qa/wording/wording.ts'

type Words = Pick<Wording, 'matcher' | 'partMatcher' | 'isPhrase'>

const sourceOf = (text: string | RegExp) =>
  typeof text === 'string' ? `^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$` : text.source

/** The names that a pattern of the steps matches, each with `*` for any text. */
function namesOf({ source }: RegExp): string[] {
  const open = `${source.startsWith('^') ? '' : '*'}${source.replaceAll(/^\^|\$$/g, '')}${source.endsWith('$') ? '' : '*'}`
  const [, before = '', choices, after = ''] = /^(.*)\((.*)\)(.*)$/.exec(open) ?? [undefined, open]
  const names = choices === undefined ? [open] : choices.split('|').map((choice) => before + choice + after)
  return names.map((name) => name.replaceAll(/(?:\\d\+?|\*)+/g, '*').replaceAll(/\\(.)/g, '$1'))
}

/** The words on the page for a text, which may be part of a longer one. */
function translatedText(wanted: string | RegExp, isExact: boolean, { matcher, partMatcher, isPhrase }: Words): RegExp {
  const whole = (name: string) => sourceOf(matcher(name))
  const part = (name: string) => whole(name).slice(1, -1)
  if (typeof wanted !== 'string') return new RegExp(namesOf(wanted).map(whole).join('|'), 'su')
  if (isExact) return new RegExp(whole(wanted), 'su')
  const inPhrase = partMatcher(wanted).source
  // Data that has not arrived yet is not known to be data.
  return new RegExp([inPhrase, isPhrase(wanted) ? part(wanted) : sourceOf(wanted).slice(1, -1)].join('|'), 'su')
}

/** The words on the page for a name: a whole phrase where it is one, because many others contain a word such as "Name". */
const translatedName = (wanted: string | RegExp, isExact: boolean, words: Words): RegExp =>
  typeof wanted === 'string' && !isExact && words.isPhrase(wanted)
    ? new RegExp(sourceOf(words.matcher(wanted)).slice(1, -1), 'su')
    : translatedText(wanted, isExact, words)

interface Options {
  name?: string | RegExp
  exact?: boolean
}

/** The arguments of a call, with the words on the page. */
function translatedArguments(method: string | symbol, given: readonly unknown[], words: Words): readonly unknown[] {
  const [first, second] = given
  const { name, exact = false } = (second ?? {}) as Options
  if (method === 'getByText') return [translatedText(first as string | RegExp, exact, words)]
  return method === 'getByRole' && name !== undefined ? [first, { name: translatedName(name, exact, words) }] : given
}

/**
 * A page or a part of it, for steps that are written in English: they find what has the translation of the name or text that they look for.
 * `typed` receives the texts that they type.
 */
export function translatedPage<Scope extends object>(scope: Scope, words: Words, typed: (text: string) => void): Scope {
  const wrapped = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'getByRole' in value ? translatedPage(value, words, typed) : value
  return new Proxy(scope, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        if (key === 'fill') typed(String(given[0]))
        const result: unknown = Reflect.apply(value, target, translatedArguments(key, given, words))
        return key === 'all' ? (result as Promise<unknown[]>).then((found) => found.map(wrapped)) : wrapped(result)
      }
    },
  })
}
