import { expect, test } from 'vitest'
import { violations } from '../../tools/architecture-rules.ts'

const clean = `import { assign } from 'xstate'\nimport type { Page } from '../../api/http.ts'\nexport const one = 1\n`

test('a file that follows the rules has no violation', () => {
  expect(violations({ file: 'src/machines/list/list.machine.ts', source: clean })).toEqual([])
})

test.each([
  [
    'src/screens/login/LoginScreen.tsx',
    `import { list } from '../../api/properties.ts'`,
    'imports src/api/properties.ts',
  ],
  ['src/screens/login/LoginScreen.tsx', `const later = () => import('../../api/http.ts')`, 'imports src/api/http.ts'],
  ['src/screens/login/LoginScreen.tsx', `type Row = import('../../api/http.ts').Http`, 'imports src/api/http.ts'],
  ['src/machines/list/list.machine.ts', `import App from '../../screens/App.tsx'`, 'imports src/screens/App.tsx'],
  [
    'src/machines/list/list.machine.ts',
    `export { x } from '../../screens/x.ts'\nexport const y = 1`,
    'imports src/screens/x.ts',
  ],
  ['src/machines/list/list.machine.ts', `import { useMemo } from 'react'`, 'imports the package react'],
  ['src/machines/list/list.machine.ts', `import { readFile } from 'node:fs'`, 'imports the package node:fs'],
  ['src/api/contract/user.ts', `import { z } from 'zod'`, 'imports the package zod'],
  ['src/api/contract/user.ts', `import { Http } from '../http.ts'`, 'imports src/api/http.ts'],
  ['src/api/users.ts', `import { setup } from 'xstate'`, 'imports the package xstate'],
  ['src/design/button/Button.tsx', `import { Link } from 'wouter'`, 'imports the package wouter'],
  ['src/routes/route-table.ts', `import { matchRoute } from 'wouter'`, 'imports the package wouter'],
  ['src/design/button/Button.css.ts', `export const root = style({ color: '#fff' })`, 'has the raw colour #fff'],
  [
    'server/users/list.ts',
    `import { listMachine } from '../../src/machines/list/list.machine.ts'`,
    'imports src/machines/list/list.machine.ts',
  ],
  ['server/users/list.ts', `export default function list() {}`, 'has a default export'],
  ['server/users/list.ts', `export const parse = (value: any) => value`, 'uses any'],
  ['src/screens/usePage.ts', `export const at = () => new Date()`, 'reads the clock itself'],
  ['src/machines/list/list.rules.ts', `export const at = () => Date.now()`, 'reads the clock itself'],
  ['src/design/chip/Chip.tsx', `export const format = new Intl.DateTimeFormat('en')`, 'reads the clock itself'],
  ['src/api/contract/user.ts', `export const at = () => Date()`, 'reads the clock itself'],
  ['src/numbers/parse.ts', `export const day = (at: Date) => at.getDate()`, 'reads the clock itself'],
  ['src/routes/products.ts', `export const hour = (at: Date) => at.getHours()`, 'reads the clock itself'],
  [
    'src/design/field/DateField.tsx',
    `import { getLocalTimeZone } from '@internationalized/date'\nexport const zone = getLocalTimeZone`,
    'reads the clock itself',
  ],
  [
    'src/machines/list/list.rules.ts',
    `import { addDays, format } from 'date-fns'\nexport const next = (at: Date) => format(addDays(at, 1), 'P')`,
    'reads the clock itself',
  ],
  ['server/users/list.ts', `// ${'TO'}DO page it\nexport const one = 1`, 'leaves something to do'],
  ['server/users/list.ts', `export const one = 1\n${'// more\n'.repeat(250)}`, 'has 251 lines, 250 are allowed'],
  [
    'src/machines/list/list.machine.ts',
    `export const one = 1\n${'// more\n'.repeat(400)}`,
    'has 401 lines, 400 are allowed',
  ],
  ['src/api/contract/enums.ts', `import * as v from 'valibot'`, 'imports the package valibot'],
  ['src/routes/products.ts', `import { User } from '../api/contract/user.ts'`, 'imports src/api/contract/user.ts'],
  ['server/users/utils.ts', `export const one = 1`, 'is named by nothing it does'],
  ['server/helpers/dates.ts', `export const one = 1`, 'lies in a folder named helpers'],
  ['src/design/index.ts', `export { Button } from './button/Button.tsx'`, 'only re-exports'],
  ['test/unit/routes.test.ts', `test.skip('later', () => {})`, 'mutes a test'],
  ['test/unit/routes.test.ts', `describe.only.each([1])('one', () => {})`, 'mutes a test'],
])('%s with %j is a violation', (file, source, complaint) => {
  expect(violations({ file, source })).toEqual([complaint])
})
