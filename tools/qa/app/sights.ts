import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { isHidden, named, steady } from './see.ts'

const live = '[role=alert], [role=status], [aria-live]'
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'
const around = 'nav, aside, footer, section[aria-label=Notices]'
/** What is said beneath the heading of a page or of a result. */
const beneath = 'h1 ~ p, h2 ~ p'
/** What is written there is data, not words of the app. */
const data = 'table, [role=grid], [role=listbox], select, [role=log]'

const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')

/** Each element that has text of its own, and not only in its children: that, and all of its text. */
function linesIn(scope: Element, isMeant: (each: Element) => boolean = () => true): string[] {
  return [scope, ...scope.querySelectorAll('*')].filter(isMeant).flatMap((each) => {
    const own = steady(ownText(each))
    return own === '' || each.closest(data) !== null || isHidden(each) ? [] : [own, steady(each.textContent ?? '')]
  })
}

const shown = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => !isHidden(element))

/** What alerts and live regions say, whole and line by line: they may have fallen silent before anybody looks. */
const spoken = (page: Document) =>
  shown(page, live).flatMap((each) => {
    const isAlert = each.getAttribute('role') === 'alert' || each.getAttribute('aria-live') === 'assertive'
    const texts = [steady(each.textContent ?? ''), ...linesIn(each)]
    return texts.map((text) => `${isAlert ? 'alert' : 'status'}: ${text}`)
  })

/** The words of the app that stand on the page, each behind the place where it stands. */
function written(page: Document): string[] {
  const landmarks = shown(page, around).flatMap((place) => [
    ...linesIn(place, (each) => each.closest(around) === place).map((text) => `${named(place)}: ${text}`),
    ...shown(page, 'a, button')
      .filter((each) => each.closest(around) === place)
      .map((each) => `${named(place)}: ${steady(computeAccessibleName(each))}`),
  ])
  return [
    ...spoken(page),
    ...landmarks,
    ...shown(page, 'h1, h2').map((each) => `heading: ${steady(each.textContent ?? '')}`),
    ...shown(page, beneath).map((each) => `beneath: ${steady(each.textContent ?? '')}`),
    ...shown(page, dialogs).flatMap((dialog) => linesIn(dialog).map((text) => `dialog: ${text}`)),
    ...shown(page, '[aria-invalid=true]').map((each) => `invalid: ${steady(computeAccessibleDescription(each))}`),
  ]
}

const isWord = (sight: string) => !sight.endsWith(': ')

const namesOf = (names: Iterable<string>) => [...new Set(names)].toSorted().join(',')

/** The names of what a body carries; a GraphQL question has its own words. */
async function bodyNames(request: Request): Promise<string | null> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/multipart\/form-data|urlencoded/.test(type)) return null
  return namesOf((await request.formData()).keys())
}

/**
 * A call as it went out, without its values: `POST v1/login {email,password} +form +context`. Behind `?` stand the names of its
 * query, in braces those of its body, behind `+` what its headers say.
 */
export async function callSight(call: string, request: Request): Promise<string> {
  const { headers, url, credentials } = request
  const query = namesOf(new URL(url).searchParams.keys())
  const body = await bodyNames(request)
  const marks = {
    bearer: headers.get('Authorization')?.startsWith('Bearer ') ?? false,
    context: headers.get('X-App-Context') === 'hotel_management',
    form: headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false,
    credentials: credentials === 'include',
  }
  const marked = Object.entries(marks).flatMap(([name, isSo]) => (isSo ? [` +${name}`] : []))
  return [call, query && ` ?${query}`, body && ` {${body}}`, ...marked].filter(Boolean).join('')
}

/** Calls and words of a page, for a replay that looks at it again and again. */
export class Sights {
  readonly #noted = new Set<string>()
  #written: readonly string[] = []
  #isChanged = true

  /** From here on, whatever is said in this page is heard. */
  watch(page: Document) {
    const heard = new MutationObserver(() => {
      this.#isChanged = true
      for (const sight of spoken(page)) this.#note(sight)
    })
    heard.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  }

  #note(sight: string) {
    if (isWord(sight)) this.#noted.add(sight)
  }

  /** A call that goes out; its body is read aside. */
  noteCall(call: string, request: Request) {
    void callSight(call, request).then((sight) => this.#note(sight))
  }

  /** The calls that went out and what was said since somebody last took them: each is noted as it happens. */
  take(): string[] {
    const noted = [...this.#noted]
    this.#noted.clear()
    return noted
  }

  /** The words that stand on the page at this moment. */
  written(page: Document): readonly string[] {
    if (this.#isChanged) this.#written = written(page).filter(isWord)
    this.#isChanged = false
    return this.#written
  }
}
