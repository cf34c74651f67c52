import { configure, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Action, Target } from '../../test-paths/action.ts'
import { attachmentBytes } from '../replay/attachment.ts'
import { arrowsBetween, cellPosition, gripRatio } from '../replay/grid-navigation.ts'
import { type InputMode, namePattern } from '../replay/app-under-test.ts'

configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Nothing was found') })

/** Limit of key presses; more than the longest page needs. */
const maxKeys = 250

/** Finds an element in the frame's page by role and name. */
export function findIn(page: Document, { role, name, in: region, index }: Target): HTMLElement {
  const scope = region ? within(page.body).getByRole(region.role, { name: namePattern(region.name) }) : page.body
  const all =
    role === 'password'
      ? within(scope).getAllByLabelText(namePattern(name), { selector: 'input' })
      : within(scope).getAllByRole(role, name === '' ? {} : { name: namePattern(name) })
  const found = all[index ?? 0]
  if (!found || (index === undefined && all.length > 1))
    throw new Error(`Found ${all.length} elements: ${role} “${name}”`)
  return found
}

/** Performs a user's actions on the page in the frame. Returns false for an action that no user performs. */
export function createFrameDriver(page: Document, mode: InputMode) {
  const user = userEvent.setup({ document: page, delay: null })

  /** Reaches a cell of a large grid: focuses the grid's only tab stop, then moves by rows and columns. */
  async function focusCell(element: HTMLElement) {
    const stop = element.closest('[role=grid]')?.querySelector<HTMLElement>('[role=rowgroup] [tabindex="0"]')
    const [from, to] = [cellPosition(stop ?? null), cellPosition(element)]
    if (!stop || !from || !to || stop === element) return
    await focusByKeys(stop)
    for (const key of arrowsBetween(from, to, false)) await user.keyboard(`{${key}}`)
  }

  async function drag(on: Target, onto: Target) {
    const [from, to] = [findIn(page, on), findIn(page, onto)]
    if (mode === 'keyboard') {
      await focusByKeys(from)
      const [start, goal] = [cellPosition(from), cellPosition(to)]
      if (!start || !goal) throw new Error('The element cannot be dragged by keyboard')
      for (const key of ['m', ...arrowsBetween(start, goal, true).map((arrow) => `{${arrow}}`), '{Enter}'])
        await user.keyboard(key)
      return
    }
    const at = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const coords = { clientX: x + width * gripRatio, clientY: y + height / 2 }
      return { target: page.elementFromPoint(coords.clientX, coords.clientY) ?? element, coords }
    }
    // An element outside the viewport can't be hit by coordinates.
    from.scrollIntoView({ block: 'center' })
    await user.pointer([{ keys: '[MouseLeft>]', ...at(from) }, at(to)])
    // Waits until the dragged element is drawn before dropping it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await user.pointer({ keys: '[/MouseLeft]', ...at(to) })
  }

  async function focusByKeys(element: HTMLElement) {
    if (element.tabIndex < 0) await focusCell(element)
    for (let count = 0; page.activeElement !== element; count++) {
      if (count === maxKeys) throw new Error('The element cannot be reached by keyboard')
      const isBefore =
        page.activeElement && page.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      if (element.tabIndex < 0) await user.keyboard('{ArrowDown}')
      else await user.tab({ shift: Boolean(isBefore) })
    }
  }

  async function press(on: Target) {
    const element = findIn(page, on)
    if (mode === 'pointer') return user.click(element)
    await focusByKeys(element)
    return user.keyboard(/checkbox|radio|switch|option/.test(on.role) ? ' ' : '{Enter}')
  }

  async function choose(on: Target, name: string) {
    await press(on)
    await waitFor(() => findIn(page, { role: 'option', name }), { container: page.body })
    // The list opens at the selected option. From its top, every option is below.
    if (mode === 'keyboard') await user.keyboard('{Home}')
    await press({ role: 'option', name })
  }

  async function type(on: Target, text: string) {
    const element = findIn(page, on)
    if (mode === 'keyboard') await focusByKeys(element)
    await user.clear(element)
    if (text !== '') await user.type(element, text.replaceAll(/[{[]/g, '$&$&'), { skipClick: mode === 'keyboard' })
  }

  return async (action: Action): Promise<boolean> => {
    switch (action.do) {
      case 'press':
        await press(action.on)
        return true
      case 'type':
        await type(action.on, action.text)
        return true
      case 'choose':
        await choose(action.on, action.option)
        return true
      case 'keys':
        await user.keyboard(keysOf(action.keys))
        return true
      case 'drag':
        await drag(action.on, action.onto)
        return true
      case 'attach':
        await user.upload(
          findIn(page, action.on),
          action.files.map((file) => new File([attachmentBytes(file) as Uint8Array<ArrayBuffer>], file.name)),
        )
        return true
      default:
        return false
    }
  }
}

/** Converts `Shift+F10` to the syntax of user-event: `{Shift>}{F10}{/Shift}`. */
function keysOf(keys: string): string {
  const names = keys.split('+')
  const last = names.pop() ?? ''
  return [...names.map((name) => `{${name}>}`), `{${last}}`, ...names.toReversed().map((name) => `{/${name}}`)].join('')
}
