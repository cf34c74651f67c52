import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../tools/qa/replay/accessibility-tree.ts'

const node = (role: string, name: string, isFocused = false) => ({ role, name, isFocused })
const tree = [
  node('RootWebArea', 'Sign in', true),
  node('heading', 'Sign in'),
  node('textbox', 'Password', true),
  node('alert', ''),
  node('button', 'Working Save dates'),
]
const focus = 'input “Password”'

test('an accessibility tree that matches the page has no fault', () => {
  const outline = ['heading “Sign in”', 'alert “Access denied!”', 'invalid input “Password”: Enter it']
  expect(accessibilityFaults({ outline, focus }, tree)).toEqual([])
})

test('a name in the tree may be longer, and have other spaces', () => {
  expect(accessibilityFaults({ outline: ['button “Savedates”'], focus: 'nothing' }, tree)).toEqual([])
})

test.each([
  ['a heading with another name', { outline: ['heading “Signed in”'], focus }, /no heading “Signed in”$/],
  ['a missing role', { outline: ['dialog “Sign in”'], focus }, /no dialog “Sign in”$/],
  ['a missing status text', { outline: ['status “Saved”'], focus }, /no status “Saved”$/],
  ['a different focus', { outline: [], focus: 'textbox “Email”' }, /the focus is on textbox “Password”, not on/],
])('%s is a fault', (_, seen, fault) => {
  expect(accessibilityFaults(seen, tree)).toEqual([expect.stringMatching(fault)])
})
