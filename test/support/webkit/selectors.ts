import type { Locator, Page } from 'playwright-core'

type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>
type Text = string | RegExp
/** A locator's own selector, for those within others. */
export interface Selected {
  selector: string
}

/** A pattern within a selector, where quotes and `>>` have a meaning. */
const pattern = (text: RegExp) =>
  String(text)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>')

const quoted = (text: Text, isExact = false) =>
  typeof text === 'string' ? `${JSON.stringify(text)}${isExact ? 's' : 'i'}` : pattern(text)

const attribute = (text: Text, isExact = false) =>
  typeof text === 'string'
    ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${isExact ? 's' : 'i'}`
    : pattern(text)

/** Selectors in the language of Playwright's finder. */
export const byRole = (role: string, { name, exact, includeHidden, ...states }: RoleOptions = {}) => {
  const named = name === undefined ? '' : `[name=${attribute(name, exact)}]`
  const hidden = includeHidden ? '[include-hidden=true]' : ''
  return `internal:role=${role}${Object.entries(states)
    .map(([key, value]) => `[${key}=${String(value)}]`)
    .join('')}${hidden}${named}`
}
export const byText = (text: Text, isExact = false) => `internal:text=${quoted(text, isExact)}`
export const byLabel = (text: Text, isExact = false) => `internal:label=${quoted(text, isExact)}`

export function filtering({
  has,
  hasNot,
  hasText,
  hasNotText,
  visible,
}: NonNullable<Parameters<Locator['filter']>[0]>) {
  const inner = (locator: Locator) => JSON.stringify((locator as unknown as Selected).selector)
  return [
    ...(hasText === undefined ? [] : [`internal:has-text=${quoted(hasText)}`]),
    ...(hasNotText === undefined ? [] : [`internal:has-not-text=${quoted(hasNotText)}`]),
    ...(has ? [`internal:has=${inner(has)}`] : []),
    ...(hasNot ? [`internal:has-not=${inner(hasNot)}`] : []),
    ...(visible === undefined ? [] : [`visible=${String(visible)}`]),
  ]
}
