import { expect, test } from 'vitest'
import { isPressedTwice, pressedOnce } from '../../tools/qa/replay/double-press.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'

const pressed = scenarios.flatMap(({ before = [], steps }) =>
  [...before, ...steps.flatMap(({ actions }) => actions)].flatMap((action) =>
    action.do === 'press' ? [action.on] : [],
  ),
)

test('what sends something is pressed twice', () => {
  const names = ['Sign in', 'Update', 'Save changes', 'Add', 'Activate “Old Mint House”', 'Undo', 'Retry']
  expect(names.filter((name) => !isPressedTwice({ role: 'button', name }, false))).toEqual([])
})

test('most of what is pressed is pressed twice, and no exception outlives what it was for', () => {
  const twice = pressed.filter((target) => isPressedTwice(target, false))
  expect(twice.length).toBeGreaterThan(pressed.length / 2)
  expect(
    pressedOnce.filter(({ what }) => !pressed.some((target) => what(target, false))).map(({ why }) => why),
  ).toEqual([])
})

test('what closes a dialog is pressed once, by its icon too: the second Enter presses what had opened it', () => {
  const names = ['Close', 'Close Success', 'Close Error', 'Close *']
  expect(names.filter((name) => isPressedTwice({ role: 'button', name }, false))).toEqual([])
  expect(isPressedTwice({ role: 'button', name: 'Close nights' }, false)).toBe(true)
})

test('an item of a menu that asks first is pressed once, and one that acts at once is pressed twice', () => {
  expect(isPressedTwice({ role: 'menuitem', name: 'Delete…*' }, false)).toBe(false)
  expect(isPressedTwice({ role: 'menuitem', name: 'Mark as clean' }, false)).toBe(true)
})

test('a button that says it opens or is pressed is pressed once', () => {
  expect(isPressedTwice({ role: 'button', name: 'Actions for 103' }, true)).toBe(false)
})
