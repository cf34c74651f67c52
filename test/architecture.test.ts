import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from '../tools/architecture-rules.ts'

const roots = ['src', 'server', 'test', 'tools', 'bench']
const files = roots
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))

test('every file follows the architecture rules', () => {
  expect(files.length).toBeGreaterThan(1000)
  const offences = files.flatMap((file) =>
    violations({ file, source: readFileSync(file, 'utf8') }).map((violation) => `${file} ${violation}`),
  )
  expect(offences).toEqual([])
}, 60_000)
