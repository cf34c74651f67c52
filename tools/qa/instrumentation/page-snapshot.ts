import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What can be told of the page by looking, and by listening. */
export interface PageSnapshot {
  address: string
  title: string
  /** The page's first heading, or that of the dialog over it. */
  heading: string
  /** Role and name of what has the focus. */
  focus: string
  /** What a screen reader finds: dialogs, headings, alerts, status texts, what is invalid or busy. */
  outline: readonly string[]
}

/** Whether nobody sees it, or is told of it. */
export const isHidden = (element: Element) =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"], [inert]') !== null

/** Days, times and numbers of requests differ from run to run. */
export const normaliseText = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b,? ?/g, '')
    .replaceAll(/\b\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w*( \d{4})?/g, '«day»')
    .replaceAll(/\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* (\d{1,2}(, \d{4})?|\d{4})/g, '«day»')
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, '«day»')
    // Nights within a month are told shorter than those across two.
    .replaceAll(/(\d{1,2}|«day») ?– ?«day»/g, '«day»')
    .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?/g, '«time»')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{20,}\b/g, '«number»')
    .trim()

export const describeElement = (element: Element) => {
  const name = normaliseText(computeAccessibleName(element))
  return `${getRole(element) ?? element.tagName.toLowerCase()}${name ? ` “${name}”` : ''}`
}

const outlineSelector =
  '[role=dialog], [role=alertdialog], dialog[open], h1, h2, [role=alert], [role=status], [aria-invalid=true], [role=progressbar]'

function outlineLine(element: Element): string | null {
  const role = getRole(element)
  if (role === 'alert' || role === 'status') {
    const text = normaliseText(element.textContent ?? '')
    return text ? `${role} “${text}”` : null
  }
  if (element.getAttribute('aria-invalid') === 'true')
    return `invalid ${describeElement(element)}: ${normaliseText(computeAccessibleDescription(element))}`
  return describeElement(element)
}

/** Looks at the page as it is now. */
export function takeSnapshot(page: Document): PageSnapshot {
  const shown = [...page.querySelectorAll(outlineSelector)].filter((element) => !isHidden(element))
  const dialogs = shown.filter((element) => /dialog/.test(getRole(element) ?? ''))
  const heading = dialogs.at(-1)?.querySelector('h1, h2, [slot=title]') ?? page.querySelector('h1')
  const { pathname, search } = page.location
  return {
    // Which number a new entry gets is the database's own affair.
    address: normaliseText(pathname + search).replace(/\bentry=\d+/, 'entry=«number»'),
    title: normaliseText(page.title),
    heading: normaliseText(heading?.textContent ?? ''),
    focus: page.activeElement && page.activeElement !== page.body ? describeElement(page.activeElement) : 'nothing',
    outline: shown.map(outlineLine).filter((text) => text !== null),
  }
}
