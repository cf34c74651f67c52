import type { CDPSession, ElementHandle, Locator, Page } from 'playwright-core'
import type { Action, Target } from '../../test-paths/action.ts'
import { arrowsBetween, cellPosition, gripRatio, keysIn } from './grid-navigation.ts'
import { isPressedTwice } from './double-press.ts'
import { directionOf } from '../../../src/phrases/languages.ts'
import type { Wording } from '../wording/wording.ts'
import type { InputMode } from './app-under-test.ts'
import { pressTab, tabStopsTo } from './tab-navigation.ts'
import { writtenFiles } from './written-files.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Password fields have no ARIA role. They are found by their label. */
const labelledRole = 'password'
/** Limit of key presses; more than the longest page needs. */
const maxKeys = 250
/** Roles of the parts inside a control with a single tab stop. */
const innerRoles = new Set([
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'tab',
  'gridcell',
  'row',
  'rowheader',
  'treeitem',
])

export interface DriverOptions {
  mode: InputMode
  wording: Wording
  isDouble: boolean
}

/** Acts on a Chromium page as a user does. With `isDouble`, it presses everything twice. */
export function createBrowserDriver(page: Page, devtools: CDPSession, { mode, wording, isDouble }: DriverOptions) {
  const direction = directionOf(wording.language)
  function find({ role, name, in: within, index }: Target): Locator {
    const scope = within
      ? page.getByRole(within.role as Role, { name: wording.matcher(within.name), exact: true })
      : page
    const found =
      role === labelledRole
        ? scope.getByLabel(wording.matcher(name), { exact: true })
        : scope.getByRole(role as Role, name === '' ? {} : { name: wording.matcher(name), exact: true })
    return index === undefined ? found : found.nth(index)
  }

  type Handle = ElementHandle<Element> | null

  /** The position of this element relative to the focus, in document order. */
  const relativeToFocus = (handle: Handle) =>
    page.evaluate((element) => {
      const active = document.activeElement
      if (!element || !active || active === document.body) return element === active ? 'here' : 'after'
      // While typing filters a list, the focus stays in the field.
      if (element === active || active.getAttribute('aria-activedescendant') === element.id) return 'here'
      const position = active.compareDocumentPosition(element)
      return position & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
    }, handle)

  async function moveByArrows(handle: Handle): Promise<boolean> {
    for (const key of ['ArrowDown', 'ArrowRight'])
      for (let count = 0; count < 40; count++) {
        if ((await relativeToFocus(handle)) === 'here') return true
        await page.keyboard.press(key)
      }
    return false
  }

  /** Reaches a cell of a large grid: focuses the grid's only tab stop, then moves by rows and columns. */
  async function moveByCells(handle: Handle): Promise<boolean> {
    const stop = await page.evaluateHandle(
      (cell) => cell?.closest('[role=grid]')?.querySelector('[role=rowgroup] [tabindex="0"]') ?? null,
      handle,
    )
    const start = stop.asElement() as Handle
    const [from, to] = [await page.evaluate(cellPosition, start), await page.evaluate(cellPosition, handle)]
    if (!from || !to || !(await moveByTab(start))) return false
    for (const key of keysIn(direction, arrowsBetween(from, to, false))) await page.keyboard.press(key)
    return (await relativeToFocus(handle)) === 'here'
  }

  /** Presses Tab as often as the estimated distance at once, then one at a time. */
  async function moveByTab(handle: Handle): Promise<boolean> {
    for (let count = 0; count < maxKeys;) {
      const where = await relativeToFocus(handle)
      if (where === 'here') return true
      const stops = count === 0 ? Math.max(1, await page.evaluate(tabStopsTo, handle)) : 1
      await pressTab(devtools, stops, where === 'before')
      count += stops
    }
    return false
  }

  /** The checked radio of a group, which Tab stops at. Arrow keys reach the others. */
  const checkedRadioOf = (goal: Locator) =>
    goal.evaluateHandle((radio) => {
      const all = [...(radio.closest('[role=radiogroup], fieldset')?.querySelectorAll('input, [role=radio]') ?? [])]
      return all.find((each) => each.matches(':checked, [aria-checked=true]')) ?? radio
    })

  /** Focuses the target by Tab, and by arrow keys inside a composite control. */
  async function focusByKeys(target: Target): Promise<Locator> {
    const goal = find(target)
    await goal.waitFor()
    const handle = await goal.elementHandle()
    const stop = await page.evaluate((element) => (element as HTMLElement | null)?.tabIndex ?? -1, handle)
    if (target.role === 'radio') {
      if ((await moveByTab((await checkedRadioOf(goal)).asElement())) && (await moveByArrows(handle))) return goal
    } else {
      if (stop < 0 && innerRoles.has(target.role) && ((await moveByCells(handle)) || (await moveByArrows(handle))))
        return goal
      if (await moveByTab(handle)) return goal
    }
    throw new Error(`${target.role} “${target.name}” cannot be reached by keyboard`)
  }

  /** True for the day of a date or the hour of a time. A typed digit replaces or extends the value and moves on to the next part. */
  const isDatePart = ({ role, name }: Target) => role === 'spinbutton' && name.includes(', ')

  async function activate(role: string, times: number) {
    const isTyping = await page.evaluate(() => document.activeElement?.hasAttribute('aria-activedescendant') ?? false)
    const key = /checkbox|radio|switch|option/.test(role) && !isTyping ? 'Space' : 'Enter'
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }

  async function boxOf(target: Target) {
    const box = await find(target).boundingBox()
    if (!box) throw new Error(`${target.role} “${target.name}” has no box on the page`)
    return box
  }

  const pointer = {
    press: async ({ on }: { on: Target }, times = 1) => (times === 2 ? find(on).dblclick() : find(on).click()),
    type: async ({ on, text }: { on: Target; text: string }) => {
      if (!isDatePart(on)) return find(on).fill(text)
      await find(on).click()
      await page.keyboard.type(text)
    },
    choose: async ({ on, option }: { on: Target; option: string }) => {
      await find(on).click()
      await find({ role: 'option', name: option }).click()
    },
    /** Drags in steps, as a mouse moves: the app starts a drag only after some movement. */
    drag: async ({ on, onto }: { on: Target; onto: Target }) => {
      await find(on).scrollIntoViewIfNeeded()
      const [from, to] = [await boxOf(on), await boxOf(onto)]
      const grip = direction === 'rtl' ? 1 - gripRatio : gripRatio
      await page.mouse.move(from.x + from.width * grip, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width * grip, to.y + to.height / 2, { steps: 4 })
      await page.mouse.up()
    },
  }
  const keyboard = {
    press: async ({ on }: { on: Target }, times = 1) => {
      await focusByKeys(on)
      await activate(on.role, times)
    },
    type: async ({ on, text }: { on: Target; text: string }) => {
      await focusByKeys(on)
      if (isDatePart(on)) return page.keyboard.type(text)
      await page.keyboard.press('ControlOrMeta+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.insertText(text)
    },
    choose: async ({ on, option }: { on: Target; option: string }) => {
      await focusByKeys(on)
      await page.keyboard.press('Enter')
      const wanted = { role: 'option', name: option }
      await find(wanted).waitFor()
      // The list opens at the selected option. From its top, every option is below.
      await page.keyboard.press('Home')
      await focusByKeys(wanted)
      await page.keyboard.press('Enter')
    },
    /** Drags by keyboard: `m` picks up, the arrows move, Enter drops. */
    drag: async ({ on, onto }: { on: Target; onto: Target }) => {
      const [from, to] = [await (await focusByKeys(on)).evaluate(cellPosition), await find(onto).evaluate(cellPosition)]
      if (!from || !to) throw new Error(`${on.role} “${on.name}” cannot be dragged by keyboard`)
      for (const key of ['m', ...keysIn(direction, arrowsBetween(from, to, true)), 'Enter'])
        await page.keyboard.press(key)
    },
  }
  const driver = mode === 'keyboard' ? keyboard : pointer

  async function pressCount(on: Target): Promise<1 | 2> {
    if (!isDouble) return 1
    const isToggle = await find(on).evaluate((element) =>
      element.matches('[aria-haspopup], [aria-expanded], [aria-pressed]'),
    )
    return isPressedTwice(on, isToggle) ? 2 : 1
  }

  /** Returns true if the driver performed the action. */
  return async (action: Action): Promise<boolean> => {
    switch (action.do) {
      case 'press':
        await driver.press(action, await pressCount(action.on))
        return true
      case 'type':
        await driver.type(action)
        return true
      case 'choose':
        await driver.choose(action)
        return true
      case 'keys':
        for (const key of keysIn(direction, [action.keys])) await page.keyboard.press(key)
        return true
      case 'drag':
        await driver.drag(action)
        return true
      case 'attach': {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), driver.press(action)])
        await chooser.setFiles(writtenFiles(action.files))
        return true
      }
      default:
        return false
    }
  }
}
