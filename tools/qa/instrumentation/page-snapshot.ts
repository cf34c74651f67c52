import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What a user sees on the page, and what a screen reader announces. */
export interface PageSnapshot {
  address: string
  title: string
  /** The first heading of the page, or of the dialog that covers it. */
  heading: string
  /** Role and name of the focused element. */
  focus: string
  /** What a screen reader finds: dialogs, headings, alerts, status texts, invalid and busy elements. */
  outline: readonly string[]
}

/** True if the element is neither visible nor exposed to assistive technology. */
export const isHidden = (element: Element) =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"], [inert]') !== null

/** Replaces dates, times, numbers of requests and postings, and totals, which differ from run to run or from day to day. */
export const withoutDates = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b,? ?/g, '')
    .replaceAll(/\b\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w*( \d{4})?/g, '«day»')
    .replaceAll(/\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* (\d{1,2}(, \d{4})?|\d{4})/g, '«day»')
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, '«day»')
    // A date range within one month is shorter than one across two months.
    .replaceAll(/(\d{1,2}|«day») ?– ?«day»/g, '«day»')
    .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?/g, '«time»')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{20,}\b/g, '«number»')
    .replaceAll(/\b(posting) \d+/gi, '$1 «number»')
    .replaceAll(/\b\d{1,3}(,\d{3})+\.\d{2}\b/g, '«number»')

export const normaliseText = (text: string) => withoutDates(text).trim()

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

/** Takes a snapshot of the page as it is now. */
export function takeSnapshot(page: Document): PageSnapshot {
  const shown = [...page.querySelectorAll(outlineSelector)].filter((element) => !isHidden(element))
  const dialogs = shown.filter((element) => /dialog/.test(getRole(element) ?? ''))
  const heading = dialogs.at(-1)?.querySelector('h1, h2, [slot=title]') ?? page.querySelector('h1')
  const { pathname, search } = page.location
  return {
    // The database chooses the number of a new entry.
    address: normaliseText(pathname + search).replace(/\bentry=\d+/, 'entry=«number»'),
    title: normaliseText(page.title),
    heading: normaliseText(heading?.textContent ?? ''),
    focus: page.activeElement && page.activeElement !== page.body ? describeElement(page.activeElement) : 'nothing',
    outline: shown.map(outlineLine).filter((text) => text !== null),
  }
}
