import { expect, test } from 'vitest'
import { ownThread, restrictTypes } from '../../src/trusted-types.ts'

const origin = 'https://desk.example'

test.each([
  ['https://desk.example/assets/import.worker-D4x_9-ab.js', true],
  ['https://desk.example.evil/assets/import.worker-D4x9.js', false],
  ['https://evil.example/assets/import.worker-D4x9.js', false],
  ['https://desk.example/assets/index-D4x9.js', false],
  ['https://desk.example/api/v1/images/import.worker-1.js', false],
  ['https://desk.example/assets/../api/import.worker-1.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://desk.example/1', false],
])('a page may start the thread of an import and nothing else: %s', (url, isLet) => {
  expect(ownThread(url, origin)).toBe(isLet ? url : null)
})

test('any text that is written as HTML becomes nothing', () => {
  let rules: { createHTML: () => string } | undefined
  restrictTypes({ trustedTypes: { createPolicy: (_: string, given: typeof rules) => (rules = given) } })
  expect(rules?.createHTML()).toBe('')
})
