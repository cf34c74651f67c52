import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...pagesIn('docs')]
const decisions = pagesIn('docs/adr')
const textOf = (page: string) => readFileSync(page, 'utf8')
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

/** The fragment that GitHub gives to a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const fragmentsOf = (page: string) =>
  matchesOf(textOf(page).replace(/^```[\s\S]*?^```/gm, ''), /^#+ (.+)$/gm).map(fragmentOf)

function isBroken(page: string, target: string): boolean {
  const [path, fragment] = target.split('#') as [string, string | undefined]
  const file = path === '' ? page : join(dirname(page), path)
  return !existsSync(file) || (fragment !== undefined && !fragmentsOf(file).includes(fragment))
}

test('every relative link and picture in the documents resolves', () => {
  const broken = [...pages, ...decisions].flatMap((page) =>
    matchesOf(withoutCode(textOf(page)), /\]\(([^)\s]+)\)/g)
      .filter((target) => !/^[a-z]+:/.test(target) && isBroken(page, target))
      .map((target) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every npm script that the documents name exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const missing = pages.flatMap((page) =>
    matchesOf(textOf(page), /\bnpm (?:run )?((?<=run )[\w:-]+|start\b|test\b)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every npm script is named in a document', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const text = pages.map(textOf).join('\n')
  const unnamed = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text))
  expect(unnamed).toEqual([])
})

/** Variables of the operating system and of npm, which aren't settings of this product. */
const ofTheSystem = /^(PATH|HOME|PROGRAMFILES.*|LOCALAPPDATA|npm_.*)$/

function variablesOfServer(): Set<string> {
  const read = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
  return read
}

function variablesInSources(): string[] {
  const roots = ['server', 'src', 'tools', 'test', 'bench'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
  const files = [...roots, ...readdirSync('.')].filter((file) => /\.(tsx?|mjs)$/.test(file))
  return files.flatMap((file) => {
    const source = textOf(file)
    const destructured = matchesOf(source, /\{([^{}]*)\} = process\.env/g).flatMap((names) =>
      matchesOf(names, /(\w+)\s*(?:[:=][^,]*)?(?:,|$)/g),
    )
    return [
      ...matchesOf(source, /process\.env\.(\w+)(?! = )\b/g),
      ...matchesOf(source, /process\.env\['([^']+)'\](?! = )/g),
      // Variables that the server's startup reads from the environment passed to it.
      ...(file.startsWith('server') ? matchesOf(source, /(?<![.\w])env\.([A-Z]\w+)/g) : []),
      ...destructured,
    ]
  })
}

test('docs/configuration.md lists exactly the environment variables that are read', () => {
  const documented = matchesOf(textOf('docs/configuration.md'), /^\| `([A-Z_]+)`/gm)
  const read = [...variablesOfServer(), ...variablesInSources()].filter((name) => !ofTheSystem.test(name))
  expect(documented.toSorted()).toEqual([...new Set(read)].toSorted())
})
