import type { Locator, Page } from 'playwright-core'
import { clicking, dragging, moving, pressing, typing } from './keys.ts'
import { byLabel, byRole, byText, filtering, type Selected } from './selectors.ts'
import { until, type Context, type Tab } from './tab.ts'

type State = 'attached' | 'detached' | 'visible' | 'hidden'
interface Point {
  x: number
  y: number
}
interface ClickOptions {
  force?: boolean
  position?: Point
}

/** Where to click: null while the element is missing, hidden, disabled, moving or covered. */
async function targetOf({ selector, force, position }: ClickOptions & Selected, { finder, one }: Context) {
  const element = one(selector)
  if (!element) throw new Error(`no element: ${selector}`)
  const missing = force ? undefined : await finder.checkElementStates(element, ['visible', 'enabled', 'stable'], true)
  if (missing)
    throw new Error(`${selector} is ${typeof missing === 'string' ? missing : `not ${missing.missingState ?? ''}`}`)
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const pointOf = () => {
    const box =
      [...element.getClientRects()].find(({ width, height }) => width * height > 0) ?? element.getBoundingClientRect()
    return position
      ? { x: box.left + position.x, y: box.top + position.y }
      : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const hit = () => finder.expectHitTarget(pointOf(), element)
  // A bar that sticks to an edge may cover it.
  if (!force && hit() !== 'done') element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const covered = force ? 'done' : hit()
  if (covered !== 'done') throw new Error(`${selector} is covered by ${covered.hitTargetDescription}`)
  return pointOf()
}

/** How long the ends of a drag have to stay in their places. */
const restMs = 400

/** The part of Playwright's Locator that the tasks use, over WebDriver. */
export class WebKitLocator implements Selected {
  constructor(
    private readonly tab: Tab,
    private readonly owner: () => Page,
    readonly selector: string,
  ) {}

  private within = (...more: readonly string[]) =>
    new WebKitLocator(this.tab, this.owner, [this.selector, ...more].join(' >> ')) as unknown as Locator

  page = () => this.owner()
  locator = (selector: string) => this.within(selector)
  getByRole = (...[role, options]: Parameters<Locator['getByRole']>) => this.within(byRole(role, options))
  getByText = (...[text, options]: Parameters<Locator['getByText']>) => this.within(byText(text, options?.exact))
  getByLabel = (...[text, options]: Parameters<Locator['getByLabel']>) => this.within(byLabel(text, options?.exact))
  filter = (options: NonNullable<Parameters<Locator['filter']>[0]>) => this.within(...filtering(options))
  nth = (index: number) => this.within(`nth=${index}`)
  first = () => this.nth(0)
  last = () => this.nth(-1)
  or = (other: Locator) => this.within(`internal:or=${JSON.stringify((other as unknown as Selected).selector)}`)
  and = (other: Locator) => this.within(`internal:and=${JSON.stringify((other as unknown as Selected).selector)}`)

  /** Runs a function with the element, once there is one. */
  private read = <Answer>(what: string, work: string): Promise<Answer> =>
    until(`${what} of ${this.selector}`, async () => {
      const answer = (await this.tab.execute(
        `(async () => { const element = one(${JSON.stringify(this.selector)}); return element && { value: await (${work})(element) } })()`,
      )) as { value: Answer } | null
      return answer ?? undefined
    }).then(({ value }) => value)

  evaluate = (work: unknown, argument?: unknown) =>
    this.read('a script', `(element) => (${String(work)})(element, ${JSON.stringify(argument) ?? 'undefined'})`)
  evaluateAll = (work: unknown, argument?: unknown) =>
    this.tab.execute(
      `(${String(work)})(all(${JSON.stringify(this.selector)}), ${JSON.stringify(argument) ?? 'undefined'})`,
    )
  textContent = () => this.read<string>('text', '(element) => element.textContent')
  innerText = () => this.read<string>('text', '(element) => element.innerText')
  inputValue = () => this.read<string>('value', '(element) => element.value')
  getAttribute = (name: string) =>
    this.read<string | null>(name, `(element) => element.getAttribute(${JSON.stringify(name)})`)
  allTextContents = () => this.evaluateAll('(all) => all.map((one) => one.textContent)') as Promise<string[]>
  allInnerTexts = () => this.evaluateAll('(all) => all.map((one) => one.innerText)') as Promise<string[]>
  count = () => this.evaluateAll('(all) => all.length') as Promise<number>
  private state = (name: string) =>
    this.read<boolean>(name, `(element) => finder.elementState(element, ${JSON.stringify(name)}, true).matches`)
  isChecked = () => this.state('checked')
  isDisabled = () => this.state('disabled')
  isEnabled = () => this.state('enabled')
  isVisible = async () => (await this.count()) > 0 && this.state('visible')
  boundingBox = () =>
    this.read<{ x: number; y: number; width: number; height: number }>(
      'box',
      '(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height } }',
    )
  scrollIntoViewIfNeeded = () =>
    this.read('scrolling', "(element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })")
  focus = () => this.read('focus', '(element) => element.focus()')
  dispatchEvent = (type: string) =>
    this.read(
      type,
      `(element) => void element.dispatchEvent(new MouseEvent(${JSON.stringify(type)}, { bubbles: true, cancelable: true, composed: true }))`,
    )

  waitFor = async ({ state = 'visible', timeout }: { state?: State; timeout?: number } = {}) => {
    const isIn = async () =>
      this.tab.run(
        ({ selector, state: wanted }, { finder, one }) => {
          const element = one(selector)
          const isVisible = element !== undefined && finder.elementState(element, 'visible', true).matches
          return {
            attached: element !== undefined,
            detached: element === undefined,
            visible: isVisible,
            hidden: !isVisible,
          }[wanted]
        },
        { selector: this.selector, state },
      )
    await until(`${this.selector} is ${state}`, async () => ((await isIn()) ? true : undefined), timeout)
  }

  private target = (options: ClickOptions = {}) =>
    until(`${this.selector} can be clicked`, () => this.tab.run(targetOf, { selector: this.selector, ...options }))

  click = async (options?: ClickOptions) => {
    await this.tab.act(clicking(await this.target(options)))
  }
  hover = async (options?: ClickOptions) => {
    await this.tab.act(moving(await this.target(options)))
  }
  /** Both ends are looked for before the button is down: until then they can scroll into view, and what is above them can go. */
  dragTo = async (other: Locator) => {
    let [before, since] = ['', 0]
    const [to, from] = await until(`${this.selector} and the other end are at rest`, async () => {
      const ends = [await (other as unknown as WebKitLocator).target(), await this.target()] as const
      if (JSON.stringify(ends) !== before) [before, since] = [JSON.stringify(ends), Date.now()]
      return Date.now() - since > restMs ? ends : undefined
    })
    await this.tab.act(dragging(from, to))
  }
  check = async () => {
    if (await this.isChecked()) return
    await this.click()
    await until(`${this.selector} is checked`, async () => ((await this.isChecked()) ? true : undefined))
  }
  press = async (keys: string) => {
    await this.focus()
    await this.tab.act(pressing(keys))
  }
  /** Selects what is in the field, and types over it. */
  fill = async (text: string) => {
    const isSet = await until(`${this.selector} can be filled in`, () =>
      this.tab.run(
        async ({ selector, value }, { finder, one }) => {
          const element = one(selector)
          if (!element) throw new Error('no element')
          const missing = await finder.checkElementStates(element, ['visible', 'enabled', 'editable'], true)
          if (missing) throw new Error(JSON.stringify(missing))
          return finder.fill(element, value) !== 'needsinput'
        },
        { selector: this.selector, value: text },
      ),
    )
    if (!isSet) await this.tab.act(text ? typing(text) : pressing('Delete'))
  }
}
