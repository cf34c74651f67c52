import { expect, test } from 'vitest'
import { isPressedTwice, pressedOnce } from '../../tools/qa/replay/double-press.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'

const pressed = scenarios.flatMap(({ before = [], steps }) =>
  [...before, ...steps.flatMap(({ actions }) => actions)].flatMap((action) =>
    action.do === 'press' ? [action.on] : [],
  ),
)

test('a button that sends something is pressed twice', () => {
  const names = ['Sign in', 'Update', 'Save changes', 'Add', 'Activate “Old Mint House”', 'Undo', 'Retry']
  expect(names.filter((name) => !isPressedTwice({ role: 'button', name }, false))).toEqual([])
})

test('most targets are pressed twice, and no exception is obsolete', () => {
  const twice = pressed.filter((target) => isPressedTwice(target, false))
  expect(twice.length).toBeGreaterThan(pressed.length / 2)
  expect(
    pressedOnce.filter(({ what }) => !pressed.some((target) => what(target, false))).map(({ why }) => why),
  ).toEqual([])
})

test('a button that closes a dialog is pressed once, also by its icon: the second Enter would press its opener', () => {
  const names = ['Close', 'Close Success', 'Close Error', 'Close *']
  expect(names.filter((name) => isPressedTwice({ role: 'button', name }, false))).toEqual([])
  expect(isPressedTwice({ role: 'button', name: 'Close nights' }, false)).toBe(true)
})

test('a menu item that opens a dialog is pressed once, and one that acts at once is pressed twice', () => {
  expect(isPressedTwice({ role: 'menuitem', name: 'Delete…*' }, false)).toBe(false)
  expect(isPressedTwice({ role: 'menuitem', name: 'Mark as clean' }, false)).toBe(true)
})

test('a toggle or a button that opens a popup is pressed once', () => {
  expect(isPressedTwice({ role: 'button', name: 'Actions for 103' }, true)).toBe(false)
})
