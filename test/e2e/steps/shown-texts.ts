import type { Page } from 'playwright-core'
import { browserZone } from '../../support/browser.ts'
import packageJson from '../../../package.json' with { type: 'json' }

/** Fields of the API that hold codes, which a screen has to translate. */
const codeFields = /^(group|kind|status|state|event|module|service|priority|condition|stay|permission|unit)/
/** Codes in other fields: "per_night", "once". */
const code = /^[a-z_]+$/

function addTexts(value: unknown, field: string, texts: Set<string>) {
  if (typeof value === 'string') {
    if (codeFields.test(field) || code.test(value)) return
    const text = value.replaceAll(/\s+/g, ' ').trim()
    // A message of the server can be the end of a sentence, and a time zone is named by its city.
    for (const each of [text, text.replace(/\.$/, ''), text.replace(/^.*\//, '')]) texts.add(each)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) addTexts(child, Array.isArray(value) ? field : name, texts)
}

/**
 * Collects the texts that are the same in every language: the name of the person, the version, the city of the browser's time zone, the
 * prefix and the filters of the address, and the texts of the replies that the page gets.
 */
export async function watchHotelData(page: Page, path: string): Promise<Set<string>> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const texts = new Set([browserZone.split('/')[1]!, pathname.split('/')[3] ?? '', ...searchParams.values()])
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user')
  if (cookie) {
    const user = JSON.parse(decodeURIComponent(cookie.value)) as { first_name: string; last_name: string }
    addTexts([user, `${user.first_name} ${user.last_name}`], '', texts)
  }
  addTexts(packageJson.version, '', texts)
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    void response.json().then(
      (reply: unknown) => addTexts(reply, '', texts),
      () => undefined,
    )
  })
  return texts
}

/** Texts and accessible names that the page shows. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (/^(SCRIPT|STYLE)$/.test(parent.tagName) || !isShown(parent)) continue
      // A chart writes the lines of a label one by one.
      const lines = [...(parent.closest('text')?.children ?? [])].map((line) => line.textContent)
      found.push((lines.length > 0 ? lines.join(' ') : node.textContent!).trim())
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'aria-roledescription', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) found.push(element.getAttribute(name)!)
    return [...new Set(found)]
  })

/** Names that no language translates: of file formats, of the trade, of services, browsers, screen readers and keys. */
const names = [
  'JPEG',
  'PNG',
  'WebP',
  'SKU',
  'SMS',
  'IP',
  'ID',
  'QR',
  'Excel',
  'xlsx',
  'csv',
  'CSV',
  'ADR',
  'RevPAR',
  'Sleep',
  'Skip',
  'WCAG',
  'AA',
  'Chromium',
  'Firefox',
  'Safari',
  'Orca',
  'NVDA',
  'JAWS',
  'VoiceOver',
  'Ctrl',
  'Alt',
  'Escape',
]

/** Names of months, weekdays and parts of a date, in the language of the formats: it is a choice of its own (ADR 0058). */
function datesInFormats() {
  const found = ['dd', 'mm', 'yyyy', 'day', 'month', 'year', 'hour', 'minute', 'AM', 'PM']
  for (const form of ['long', 'short'] as const) {
    for (let month = 0; month < 12; month += 1)
      found.push(new Date(2026, month, 1).toLocaleDateString('en-GB', { month: form }))
    for (let day = 1; day <= 7; day += 1)
      found.push(new Date(2026, 2, day).toLocaleDateString('en-GB', { weekday: form }))
  }
  return found
}

/** Letters of currency signs: US$, CA$, UK£. */
const currencySigns = Intl.supportedValuesOf('currency').flatMap((currency) =>
  ['ar', 'de', 'en'].flatMap((locale) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    return parts.find(({ type }) => type === 'currency')!.value.match(/[A-Z]{2,}/g) ?? []
  }),
)
const sameInEveryLanguage = new Set([...names, ...currencySigns, ...datesInFormats()])

/** First letters of the first and the last word of a name, as a badge has them. */
const initialsOf = (name: string) => {
  const words = name.split(' ')
  return `${words[0]?.[0]}${words.at(-1)?.[0]}`.toUpperCase()
}

/** The text without the hotel's data: whole texts of it, the longest first. */
function withoutData(text: string, data: readonly string[]) {
  // "And" is written together with the next name in Arabic.
  const isBeside = (sign: string | undefined) => sign === undefined || sign === 'و' || !/[\p{L}\p{N}]/u.test(sign)
  let rest = text
  for (const each of data) {
    for (let at = rest.indexOf(each); at >= 0; at = rest.indexOf(each, at + 1))
      if (isBeside(rest[at - 1]) && isBeside(rest[at + each.length]))
        rest = `${rest.slice(0, at)} ${rest.slice(at + each.length)}`
  }
  // A bar of the calendar cuts its label itself.
  const cut = rest.indexOf('…')
  for (let at = 0; at < cut; at += 1)
    if (isBeside(rest[at - 1]) && data.some((each) => each.startsWith(rest.slice(at, cut)))) return rest.slice(0, at)
  return rest
}

/** Words that the browser writes into lists and dates. The pseudo-locale is English for it. */
const browserWords = ['and', 'or', 'at', 'WET', 'WEST']

/** The beginning of an address, beside the field of a prefix. */
const addressOfProperties = '/properties/'

/** Texts with English words that are neither the hotel's data nor the same in every language. */
export async function englishTexts(page: Page, data: ReadonlySet<string>) {
  const isPseudo = (await page.locator('html').getAttribute('lang')) === 'en-XA'
  const same = new Set([...sameInEveryLanguage, ...(isPseudo ? browserWords : [])])
  const texts = [...data, addressOfProperties]
    .filter((text) => /[A-Za-z]{2}/.test(text))
    .toSorted((one, other) => other.length - one.length)
  const initials = new Set(texts.map(initialsOf))
  const isEnglish = (word: string) => !same.has(word) && !initials.has(word)
  return (await shownTexts(page)).filter((text) => {
    if (!/[A-Za-z]{2}/.test(text)) return false
    const rest = withoutData(text.replaceAll(/\s+/g, ' '), texts)
    return (rest.match(/[A-Za-z]{2,}/g) ?? []).some(isEnglish)
  })
}

/** Texts that are cut off and don't end with an ellipsis, each with its element. */
export const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim())
        if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        // A width of a pixel hides a text from sight alone.
        if (element.clientWidth <= 1 || textOverflow === 'ellipsis') return false
        const isCut = (overflow: string, size: number, room: number) => /hidden|clip/.test(overflow) && size > room + 1
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight + 2)
        )
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent!.slice(0, 60)}`),
  )
