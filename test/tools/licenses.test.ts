import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licensesPage, packagesByLicense } from '../../tools/lib/licenses.ts'

/** Those that permit use in a closed product. Of the last four, the packages are used unchanged and as packages of their own. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
])

const byLicense = packagesByLicense(JSON.parse(readFileSync('package-lock.json', 'utf8')))

test('the page names every package that is installed', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesPage(byLicense))
})

test('each licence is permitted', () => {
  expect(
    [...byLicense.keys()].flatMap((license) => license.split(' AND ')).filter((one) => !permitted.has(one)),
  ).toEqual([])
})

test('a package of another licence, or of none, is noticed', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'GPL-3.0' },
    'node_modules/b': {},
    'node_modules/c': { dev: true },
  }
  expect([...packagesByLicense({ packages }).keys()]).toEqual(['GPL-3.0', 'unknown'])
})
