import { basename, dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'

export interface SourceFile {
  /** Path from the repository root, with forward slashes. */
  file: string
  source: string
}

/** What each folder may import from this repository. The longest matching folder applies. */
const mayImport: Record<string, string[]> = {
  'src/api/contract': ['src/api/contract', 'src/numbers/number-format', 'src/locale', 'src/phrases'],
  'src/api': ['src/api', 'src/locale', 'src/phrases'],
  'src/machines': [
    'src/machines',
    'src/api',
    'src/routes',
    'src/numbers',
    'src/clock',
    'src/locale',
    'src/phrases',
    'src/on-demand',
  ],
  'src/design': ['src/design', 'src/numbers', 'src/locale', 'src/phrases', 'src/on-demand'],
  'src/features': ['src/features', 'src/design', 'src/numbers', 'src/phrases'],
  'src/screens': [
    'src/screens',
    'src/machines',
    'src/features',
    'src/design',
    'src/api/contract',
    'src/routes',
    'src/numbers',
    'src/clock',
    'src/locale',
    'src/phrases',
    'src/on-demand/code-on-demand',
  ],
  'src/routes': [
    'src/routes',
    'src/api/contract/enums',
    'src/api/contract/list-columns',
    'src/api/contract/problem-words',
    'src/api/contract/calendar-date',
    'src/phrases',
  ],
  'src/on-demand': ['src/on-demand'],
  'src/service-worker': ['src/service-worker'],
  'src/numbers': ['src/numbers', 'src/locale', 'src/phrases'],
  'src/clock': ['src/clock', 'src/locale', 'src/phrases'],
  'src/phrases': ['src/phrases', 'src/numbers', 'src/locale'],
  'src/locale': ['src/locale'],
  server: ['server', 'src/api/contract', 'src/phrases'],
}

/** Packages that a folder must not import, so that it can be read and tested without them. */
const mayNotUse: Record<string, RegExp> = {
  'src/api/contract': /^(?!(valibot|date-fns)$)/,
  'src/api/contract/enums': /./,
  'src/api/contract/list-columns': /./,
  'src/api/contract/calendar-date': /./,
  'src/api': /^(react|xstate|@xstate|wouter)/,
  'src/machines': /^(react|@xstate\/react|wouter)/,
  'src/routes': /^(react|xstate|@xstate|wouter)/,
  'src/design': /^(xstate|@xstate|wouter)/,
  'src/features': /^(xstate|@xstate|wouter)/,
  server: /^(react|xstate|@xstate)/,
}

const maxLines = 250
/** A statechart may keep its events, actors, actions and guards in its own file. */
const maxLinesOfStatechart = 400
const isConfig = (file: string) => file.endsWith('.config.ts')
const isTest = (file: string) => /\.test\.(ts|tsx|mjs)$/.test(file)
/** Vitest takes a reporter as a file's default export. */
const isReporter = (file: string) => file.endsWith('-reporter.mjs')
const isWithin = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`) || path.replace(/\.tsx?$/, '') === folder

/** Assembled from parts, so that this file doesn't match its own pattern. */
const unfinishedMarks = new RegExp(`(//|\\*).*\\b(${'TO'}DO|${'FIX'}ME)\\b`)

/** Names that say nothing about the content. */
const meaninglessNames = /^(utils?|helpers?|common|misc)$|(Manager|Impl)$/

const languageOf = (file: string) => (file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js')

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Calls `visit` with the node and all its descendants. A generator took five times as long. */
function visitNodes(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) visitNodes(child, visit)
    } else if (isNode(value)) visitNodes(value, visit)
  }
}

const imports = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** The module specifier in `import … from`, `export … from`, `import()` and `import('…').Type`. */
function specifierOf(node: Node): string | undefined {
  if (!imports.has(node.type) || !isNode(node.source)) return undefined
  return String(node.source.value)
}

function importViolation(file: string, specifier: string): string | undefined {
  const folder = Object.keys(mayImport)
    .filter((name) => isWithin(file, name))
    .sort((a, b) => b.length - a.length)[0]
  if (!folder) return undefined
  if (!specifier.startsWith('.')) {
    const isBanned = Object.entries(mayNotUse).some(
      ([name, banned]) => isWithin(file, name) && !specifier.startsWith('node:') && banned.test(specifier),
    )
    const isNodeInBrowser = specifier.startsWith('node:') && folder !== 'server'
    return isBanned || isNodeInBrowser ? `imports the package ${specifier}` : undefined
  }
  const target = normalize(join(dirname(file), specifier))
    .replaceAll('\\', '/')
    .replace(/\?.*$/, '')
  return mayImport[folder]!.some((allowed) => isWithin(target, allowed)) ? undefined : `imports ${target}`
}

/** True for `test.skip`, `describe.only` and similar: the test doesn't run, or stops others from running. */
function isSkippedTest({ type, object, property }: Node): boolean {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return false
  const root = object.type === 'MemberExpression' && isNode(object.object) ? object.object : object
  return /^(test|it|describe|suite)$/.test(String(root.name)) && /^(skip|only|todo|fails)$/.test(String(property.name))
}

/** `src/clock` alone asks for the present instant and formats dates and times (ADR 0046). */
const clockFolder = 'src/clock'

/** Files that need no hotel's clock, or may not import it. */
const filesWithOwnClock = new Set([
  // Durations: how long a reply is fresh, and when to ask again.
  'src/api/api-error.ts',
  'src/api/reply-cache.ts',
  // Calendar dates in UTC, and names of time zones.
  'src/api/contract/activity-texts.ts',
  'src/api/contract/property.ts',
  // Which locales the browser knows.
  'src/locale/format-locale.ts',
  // Calendar dates that are read and written in the browser's zone, so that it cancels out.
  'src/screens/format.ts',
  // The year of the copyright, which belongs to no property.
  'src/screens/product-info.ts',
])

const localGetter = /^get(Date|Day|FullYear|Hours|Minutes|Month|Seconds|TimezoneOffset|Year)$/
const ownClock = /^(Date\.now|Intl\.DateTimeFormat)$|\.toLocale(Date|Time)String$/
/** Functions of packages that read the browser's zone. */
const zoneReaders = new Set([
  'getLocalTimeZone',
  'format',
  'formatDate',
  'lightFormat',
  'toDate',
  'startOfToday',
  'isToday',
])
const packagesOfDates = /^(date-fns|@internationalized\/date|react-aria)/

/** True for `Date()`, `new Date()`, `Date.now`, `Intl.DateTimeFormat`, and the methods and functions that read the browser's zone. */
function readsClock(node: Node): boolean {
  const isOfDate = isNode(node.callee) && node.callee.name === 'Date'
  if (node.type === 'CallExpression' && isOfDate) return true
  if (node.type === 'NewExpression' && isOfDate) return (node.arguments as unknown[]).length === 0
  if (node.type === 'ImportDeclaration' && packagesOfDates.test(specifierOf(node) ?? ''))
    return (node.specifiers as Node[]).some(
      ({ imported }) => isNode(imported) && zoneReaders.has(String(imported.name)),
    )
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return false
  const property = String(node.property.name)
  return localGetter.test(property) || ownClock.test(`${String(node.object.name)}.${property}`)
}

/** True for a file that only re-exports. */
const isBarrel = (body: Node[]) =>
  body.length > 0 && body.every((node) => node.type.startsWith('Export') && isNode(node.source))

function* nameViolations({ file }: SourceFile): Generator<string> {
  const name = basename(file).replace(/\..*$/, '')
  if (meaninglessNames.test(name)) yield 'is named by nothing it does'
  for (const folder of dirname(file).split('/'))
    if (meaninglessNames.test(folder)) yield `lies in a folder named ${folder}`
}

function* textViolations({ file, source }: SourceFile): Generator<string> {
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  const allowed = file.endsWith('.machine.ts') ? maxLinesOfStatechart : maxLines
  const isMade = source.startsWith('// Made by ')
  if (lines > allowed && !isMade) yield `has ${lines} lines, ${allowed} are allowed`
  if (unfinishedMarks.test(source)) yield 'leaves something to do'
  const isThemed = isWithin(file, 'src/design/theme') || !/^src\/.*\.css\.ts$/.test(file)
  const color = /(['"`\s(,])(#[0-9a-f]{3,8}\b|(rgb|hsl|oklch|oklab|lab|lch)a?\()/i.exec(source)
  if (!isThemed && color) yield `has the raw colour ${color[2]}`
}

/** Lists every violation of the rules in docs and CONTRIBUTING.md, as text. */
export function violations({ file, source }: SourceFile): string[] {
  const found = new Set([...nameViolations({ file, source }), ...textViolations({ file, source })])
  const program = parseAst(source, { lang: languageOf(file) }, file) as unknown as Node
  if (isBarrel(program.body as Node[])) found.add('only re-exports')
  const mustNotReadClock = isWithin(file, 'src') && !isWithin(file, clockFolder) && !filesWithOwnClock.has(file)
  visitNodes(program, (node) => {
    const specifier = specifierOf(node)
    const stranger = specifier && importViolation(file, specifier)
    if (stranger) found.add(stranger)
    if (node.type === 'ExportDefaultDeclaration' && !isConfig(file) && !isReporter(file))
      found.add('has a default export')
    if (mustNotReadClock && readsClock(node)) found.add('reads the clock itself')
    if (node.type === 'TSAnyKeyword') found.add('uses any')
    if (isTest(file) && isSkippedTest(node)) found.add('mutes a test')
  })
  return [...found]
}
