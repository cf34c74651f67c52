import { getLocalizationScript } from 'react-aria-components/i18n'

/* Words on the page that are in no catalogue, as ICU messages by id: those of react-aria and those of the browser's formats. */

type Values = Record<string, string>
type Options = Record<string, string | (() => string)>
type LocalizedString = string | ((values: Values, formatter: unknown) => string)

/** Writes a choice as ICU does, instead of choosing. */
function icuChoice(kind: string, value: string, options: Options): string {
  const written = Object.entries(options).map(([name, form]) => `${name} {${typeof form === 'string' ? form : form()}}`)
  return `{${value.slice(1, -1)}, ${kind}, ${written.join(' ')}}`
}
const icuFormatter = {
  plural: (value: string, options: Options) => icuChoice('plural', value, options),
  select: (options: Options, value: string) => icuChoice('select', value, options),
  number: () => '#',
}
const icuValues = new Proxy<Values>({}, { get: (_, name) => `{${String(name)}}` })

/** The words of react-aria's controls, as the script of a page has them. */
function controlPhrases(script: string): [string, string][] {
  const page: Record<symbol, unknown> = {}
  // The script sets two properties of the window.
  new Function('window', script)(page)
  const packages = page[Symbol.for('react-aria.i18n.strings')] as Record<string, Record<string, LocalizedString>>
  return Object.entries(packages).flatMap(([name, strings]) =>
    Object.entries(strings).map(([key, text]): [string, string] => [
      `${name}.${key}`,
      typeof text === 'string' ? text : text(icuValues, icuFormatter),
    ]),
  )
}

/** Items of a list: "101, 102 and 103". */
function listPhrases(language: string): [string, string][] {
  return (['conjunction', 'disjunction'] as const).flatMap((type) => {
    const format = new Intl.ListFormat(language, { type })
    return [2, 3, 4, 5].map((count): [string, string] => [
      `list.${type}.${count}`,
      format.format(Array.from({ length: count }, (_, at) => `{item${at}}`)),
    ])
  })
}

const dateParts = ['day', 'month', 'year', 'hour', 'minute', 'dayPeriod'] as const

/** The parts of a date field. */
function datePartPhrases(language: string): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: 'dateTimeField' })
  return dateParts.map((part) => [`date-part.${part}`, names.of(part) ?? part])
}

/** The script of a language; English where react-aria doesn't have it. */
const scriptOf = (language: string) => getLocalizationScript(language === 'en' ? 'en-US' : language)

/** All of these in one language. `script` has the words of react-aria's controls. */
export const furtherPhrases = (language: string, script = scriptOf(language)): ReadonlyMap<string, string> =>
  new Map([
    ...controlPhrases(script),
    ...listPhrases(language === 'en' ? 'en-GB' : language),
    ...datePartPhrases(language),
  ])
