import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
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

test('every design component is used outside the galleries', () => {
  const isForGallery = (file: string) =>
    /\.(gallery|samples)\.tsx$/.test(file) || file.startsWith('src/design/gallery/')
  const shipped = files.filter((file) => file.startsWith('src/') && !isForGallery(file))
  const sources = shipped.map((file) => readFileSync(file, 'utf8')).join('\n')
  const components = shipped.filter((file) => /^src\/(design|features)\/.*\.tsx$/.test(file))
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((file) => !sources.includes(`/${basename(file)}'`))).toEqual([])
})
