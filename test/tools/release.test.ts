import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../../package.json' with { type: 'json' }

test('the version has its date in the changelog, and a backup from which later versions go on', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  )
  expect(existsSync(`test/fixtures/${version}.backup`)).toBe(true)
  expect(readFileSync('test/server/postgres/upgrade.test.ts', 'utf8')).toContain(`'${version}'`)
})
