import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { isHidden, describeElement, normaliseText } from './page-snapshot.ts'

const liveRegionSelector = '[role=alert], [role=status], [aria-live]'
const dialogSelector = '[role=dialog], [role=alertdialog], dialog[open]'
const landmarkSelector = 'nav, aside, footer, section[aria-label=Notices]'
/** Texts below the heading of a page or a result. */
const belowHeadingSelector = 'h1 ~ p, h2 ~ p'
/** Elements that show data, not the app's own texts. */
const dataSelector = 'table, [role=grid], [role=listbox], select, [role=log]'

const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')

/** The full text of each element that has text nodes of its own. */
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

/** The texts of alerts and live regions, whole and line by line. They may be empty again before anyone looks. */
const liveRegionTexts = (page: Document) =>
  visibleElements(page, liveRegionSelector).flatMap((each) => {
    const isAlert = each.getAttribute('role') === 'alert' || each.getAttribute('aria-live') === 'assertive'
    const texts = [normaliseText(each.textContent ?? ''), ...textsIn(each)]
    return texts.map((text) => `${isAlert ? 'alert' : 'status'}: ${text}`)
  })

/** The app's texts on the page, each prefixed with its place. */
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

/** The names of the fields in a body. For GraphQL, the names in the query. */
async function bodyNames(request: Request): Promise<string | null> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/multipart\/form-data|urlencoded/.test(type)) return null
  return namesOf((await request.formData()).keys())
}

/**
 * Describes a call without its values: `POST v1/login {email,password} +form +context`. The names of its query parameters follow
 * `?`, those of its body are in braces, and the marks of its headers follow `+`.
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

/** Collects the calls and texts of a page for a replay, which polls it. */
export class PageObserver {
  readonly #noted = new Set<string>()
  #written: readonly string[] = []
  #isChanged = true

  /** Records every live-region text in this page from now on. */
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

  /** Records an outgoing call; its body is read asynchronously. */
  noteCall(call: string, request: Request) {
    void describeCall(call, request).then((observation) => this.#note(observation))
  }

  /** Returns the calls and live-region texts since the last `take`. Each is recorded at the moment it happens. */
  take(): string[] {
    const taken = [...this.#noted]
    this.#noted.clear()
    return taken
  }

  /** The app's texts that are on the page now. */
  written(page: Document): readonly string[] {
    if (this.#isChanged) this.#written = visibleTexts(page).filter(hasText)
    this.#isChanged = false
    return this.#written
  }
}
