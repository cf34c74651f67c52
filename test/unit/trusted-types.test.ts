import { expect, test } from 'vitest'
import { ownThread, restrictTypes } from '../../src/trusted-types.ts'

const page = 'https://desk.example/hotel-management/properties/casa-azul/products?view=import'

test.each([
  ['/assets/import.worker-D4x_9-ab.js', true],
  ['https://desk.example/assets/import.worker-D4x9.js', true],
  ['https://evil.example/assets/import.worker-D4x9.js', false],
  ['/assets/index-D4x9.js', false],
  ['/api/v1/images/import.worker-1.js', false],
  ['/assets/../api/import.worker-1.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://desk.example/1', false],
])('a page may start the thread of an import and nothing else: %s', (url, isLet) => {
  expect(ownThread(url, page)).toBe(isLet ? url : null)
})

test('any text that is written as HTML becomes nothing', () => {
  let rules: { createHTML: () => string } | undefined
  restrictTypes({ trustedTypes: { createPolicy: (_: string, given: typeof rules) => (rules = given) } })
  expect(rules?.createHTML()).toBe('')
})
