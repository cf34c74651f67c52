import type { Page } from 'playwright-core'
import packageJson from '../../../package.json' with { type: 'json' }

/** Codes of the API that a screen has to translate, by field name. */
const enums = /^(group|kind|status|state|event|module|service|priority|condition|stay|permission|unit)/

function collectWords(value: unknown, field: string, words: Set<string>) {
  if (typeof value === 'string') {
    if (!enums.test(field)) for (const word of value.match(/[A-Za-z]+/g) ?? []) words.add(word)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) collectWords(child, Array.isArray(value) ? field : name, words)
}

/** Collects the words that are the same in every language: the name of the person, the version, and those of the replies that the page gets. */
export async function watchDataWords(page: Page): Promise<ReadonlySet<string>> {
  const words = new Set<string>()
  const user = (await page.context().cookies()).find(({ name }) => name === 'user')
  if (user) collectWords(JSON.parse(decodeURIComponent(user.value)), '', words)
  collectWords(packageJson.version, '', words)
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    void response.json().then(
      (reply: unknown) => collectWords(reply, '', words),
      () => undefined,
    )
  })
  return words
}

/** Texts and accessible names that the page shows. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (!/^(SCRIPT|STYLE)$/.test(parent.tagName) && isShown(parent)) found.push(node.textContent!.trim())
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'aria-roledescription', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) found.push(element.getAttribute(name)!)
    return [...new Set(found)]
  })

/**
 * Texts with English words that are neither the hotel's data nor names of file formats and of the trade. The names of months and
 * weekdays and the parts of a date are in the language of the formats, which is a choice of its own (ADR 0058).
 */
export async function englishTexts(page: Page, data: ReadonlySet<string>) {
  const initials = new Set([...data].map((word) => word[0]!.toUpperCase()))
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1))
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 2, day + 1))
  const names = new Set(['JPEG', 'PNG', 'WebP', 'SKU', 'Sleep', 'Skip'])
  const inFormats = new Set(['dd', 'mm', 'yyyy', 'day', 'month', 'year', 'hour', 'minute', 'AM', 'PM'])
  for (const form of ['long', 'short'] as const) {
    for (const month of months) inFormats.add(month.toLocaleDateString('en-GB', { month: form }))
    for (const day of days) inFormats.add(day.toLocaleDateString('en-GB', { weekday: form }))
  }
  const isData = (word: string) =>
    data.has(word) ||
    names.has(word) ||
    inFormats.has(word) ||
    [...data].some((whole) => whole.startsWith(word)) ||
    (/^[A-Z]{2,3}$/.test(word) && [...word].every((letter) => initials.has(letter)))
  return (await shownTexts(page)).filter((text) => (text.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !isData(word)))
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
