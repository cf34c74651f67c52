import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { citationsOf, citedPathsOf, outsideReferencesOf, readCitable } from '../../tools/citations.ts'

const roots = ['src', 'server', 'test', 'tools', 'bench', 'docs', '.ci', 'public']
const within = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file).replaceAll('\\', '/'))
const texts = [...readdirSync('.'), ...roots.flatMap(within)]
  .filter((file) => !file.includes('node_modules') && /\.(?:tsx?|mjs|sql|md|html|cmd)$|^\.ci\/run$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const citable = readCitable()

test('every citation resolves to an id of the four documents or to a decision record', () => {
  const broken = texts.flatMap(({ file, text }) =>
    citationsOf(text)
      .filter(({ kind, id }) => !citable[kind].has(id))
      .map(({ kind, id }) => `${file}: ${kind} ${id}`),
  )
  expect(broken).toEqual([])
  expect(texts.flatMap(({ text }) => citationsOf(text)).length).toBeGreaterThan(400)
})

test('nothing outside the repository is cited', () => {
  const outside = texts.flatMap(({ file, text }) => outsideReferencesOf(text).map((found) => `${file}: ${found}`))
  expect(outside).toEqual([])
})

test('every link between documents resolves', () => {
  const broken = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .filter(([, to = '']) => !existsSync(join(dirname(file), to)))
        .map(([, to]) => `${file}: ${to}`),
    )
  expect(broken).toEqual([])
})

test('every file that a document names exists', () => {
  const names = new Set(roots.flatMap(within).map((file) => basename(file)))
  const documents = texts.filter(({ file }) => file.endsWith('.md'))
  const missing = documents.flatMap(({ file, text }) =>
    citedPathsOf(text)
      .filter((path) => !existsSync(path) && !names.has(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
  expect(documents.flatMap(({ text }) => citedPathsOf(text)).length).toBeGreaterThan(50)
})

test('no id is used twice in a document', () => {
  for (const [file, pattern] of [
    ['docs/domain.md', /^### (D\d+) /gm],
    ['docs/quality.md', /^\| (Q\d+) /gm],
    ['docs/performance.md', /^\| (P\d+) /gm],
  ] as const) {
    const ids = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})

test('citations are found one by one, in lists, and across wrapped comments', () => {
  expect(citationsOf('/** Why (requirement 8.login-401; domain D9, D11; ADR 0042). */')).toEqual([
    { kind: 'requirement', id: '8.login-401' },
    { kind: 'domain', id: 'D9' },
    { kind: 'domain', id: 'D11' },
    { kind: 'ADR', id: '0042' },
  ])
  expect(citationsOf('/**\n * As it is (quality\n * Q3).\n */')).toEqual([{ kind: 'quality', id: 'Q3' }])
  expect(citationsOf('-- Kept (domain\n-- D31).')).toEqual([{ kind: 'domain', id: 'D31' }])
  expect(citationsOf('a domain, its quality and its performance')).toEqual([])
  expect(citable.requirement.has('2.menu')).toBe(true)
  expect(citable.requirement.has('2.men')).toBe(false)
})

test('files are found by path, by name and in braces; addresses, endings and placeholders are not files', () => {
  expect(citedPathsOf('`server/xlsx/{rows,zip}.ts`, `sheet.ts`, `tools/test-paths`')).toEqual([
    'server/xlsx/rows.ts',
    'server/xlsx/zip.ts',
    'sheet.ts',
    'tools/test-paths',
  ])
  expect(citedPathsOf('`/sw.js`, `.css.ts`, `x.machine.ts`, `src/phrases/<language>`, `sheet.cells`')).toEqual([])
})

test.each([
  ['issue', ' 6'],
  ['readings', ' 8'],
  ['readings', ',\n * Housekeeping status'],
  ['spec', ' section 4'],
  ['Spec', ', Layout'],
  ['words of the', ' specification'],
  ['../shared', '/words.md'],
  ['quality', '.md, Tables'],
])('"%s%s" is recognised as a reference outside the repository', (...parts) => {
  expect(outsideReferencesOf(`/** ${parts.join('')} */`)).not.toEqual([])
})

test('a document of the repository may be named and linked', () => {
  expect(outsideReferencesOf('docs/quality.md and [the targets](quality.md)')).toEqual([])
})
