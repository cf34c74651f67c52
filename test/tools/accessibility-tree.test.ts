import { expect, test } from 'vitest'
import { missingFromTree } from '../../tools/qa/replay/accessibility-tree.ts'

const node = (role: string, name: string, isFocused = false) => ({ role, name, isFocused })
const tree = [
  node('RootWebArea', 'Sign in', true),
  node('heading', 'Sign in'),
  node('textbox', 'Password', true),
  node('alert', ''),
  node('button', 'Working Save dates'),
]
const focus = 'input “Password”'

test('what Chromium tells as the page does is no fault', () => {
  const outline = ['heading “Sign in”', 'alert “Access denied!”', 'invalid input “Password”: Enter it']
  expect(missingFromTree({ outline, focus }, tree)).toEqual([])
})

test('a name may have more in it there, and other spaces', () => {
  expect(missingFromTree({ outline: ['button “Savedates”'], focus: 'nothing' }, tree)).toEqual([])
})

test.each([
  ['a heading with another name', { outline: ['heading “Signed in”'], focus }, /no heading “Signed in”$/],
  ['a role that is not there', { outline: ['dialog “Sign in”'], focus }, /no dialog “Sign in”$/],
  ['a status that nobody says', { outline: ['status “Saved”'], focus }, /no status “Saved”$/],
  ['a focus elsewhere', { outline: [], focus: 'textbox “Email”' }, /the focus is on textbox “Password”, not on/],
])('%s is a fault', (_, seen, fault) => {
  expect(missingFromTree(seen, tree)).toEqual([expect.stringMatching(fault)])
})
