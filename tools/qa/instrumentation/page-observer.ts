import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { isHidden, describeElement, normaliseText } from './page-snapshot.ts'

const liveRegionSelector = '[role=alert], [role=status], [aria-live]'
const dialogSelector = '[role=dialog], [role=alertdialog], dialog[open]'
const landmarkSelector = 'nav, aside, footer, section[aria-label=Notices]'
/** What is said beneath the heading of a page or of a result. */
const belowHeadingSelector = 'h1 ~ p, h2 ~ p'
/** What is written there is data, not words of the app. */
const dataSelector = 'table, [role=grid], [role=listbox], select, [role=log]'

const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')

/** Each element that has text of its own, and not only in its children: that, and all of its text. */
function textsIn(scope: Element, isMeant: (each: Element) => boolean = () => true): string[] {
  return [scope, ...scope.querySelectorAll('*')].filter(isMeant).flatMap((each) => {
    const own = normaliseText(ownText(each))
    return own === '' || each.closest(dataSelector) !== null || isHidden(each)
      ? []
      : [own, normaliseText(each.textContent ?? '')]
  })
}

const visibleElements = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => !isHidden(element))

/** What alerts and live regions say, whole and line by line: they may have fallen silent before anybody looks. */
const liveRegionTexts = (page: Document) =>
  visibleElements(page, liveRegionSelector).flatMap((each) => {
    const isAlert = each.getAttribute('role') === 'alert' || each.getAttribute('aria-live') === 'assertive'
    const texts = [normaliseText(each.textContent ?? ''), ...textsIn(each)]
    return texts.map((text) => `${isAlert ? 'alert' : 'status'}: ${text}`)
  })

/** The words of the app that stand on the page, each behind the place where it stands. */
function visibleTexts(page: Document): string[] {
  const landmarks = visibleElements(page, landmarkSelector).flatMap((place) => [
    ...textsIn(place, (each) => each.closest(landmarkSelector) === place).map(
      (text) => `${describeElement(place)}: ${text}`,
    ),
    ...visibleElements(page, 'a, button')
      .filter((each) => each.closest(landmarkSelector) === place)
      .map((each) => `${describeElement(place)}: ${normaliseText(computeAccessibleName(each))}`),
  ])
  return [
    ...liveRegionTexts(page),
    ...landmarks,
    ...visibleElements(page, 'h1, h2').map((each) => `heading: ${normaliseText(each.textContent ?? '')}`),
    ...visibleElements(page, belowHeadingSelector).map((each) => `beneath: ${normaliseText(each.textContent ?? '')}`),
    ...visibleElements(page, dialogSelector).flatMap((dialog) => textsIn(dialog).map((text) => `dialog: ${text}`)),
    ...visibleElements(page, '[aria-invalid=true]').map(
      (each) => `invalid: ${normaliseText(computeAccessibleDescription(each))}`,
    ),
  ]
}

const hasText = (observation: string) => !observation.endsWith(': ')

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
export async function describeCall(call: string, request: Request): Promise<string> {
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
export class PageObserver {
  readonly #noted = new Set<string>()
  #written: readonly string[] = []
  #isChanged = true

  /** From here on, whatever is said in this page is heard. */
  watch(page: Document) {
    const mutations = new MutationObserver(() => {
      this.#isChanged = true
      for (const observation of liveRegionTexts(page)) this.#note(observation)
    })
    mutations.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  }

  #note(observation: string) {
    if (hasText(observation)) this.#noted.add(observation)
  }

  /** A call that goes out; its body is read aside. */
  noteCall(call: string, request: Request) {
    void describeCall(call, request).then((observation) => this.#note(observation))
  }

  /** The calls that went out and what was said since somebody last took them: each is noted as it happens. */
  take(): string[] {
    const taken = [...this.#noted]
    this.#noted.clear()
    return taken
  }

  /** The words that stand on the page at this moment. */
  written(page: Document): readonly string[] {
    if (this.#isChanged) this.#written = visibleTexts(page).filter(hasText)
    this.#isChanged = false
    return this.#written
  }
}
