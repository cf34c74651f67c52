import { readFileSync, readdirSync } from 'node:fs'
import { requirements } from './test-paths/requirements.ts'

const idPatterns = {
  /** The id of a requirement, or a prefix shared by several ids. */
  requirement: String.raw`[1-9](?:\.[a-z][\w-]*)*`,
  domain: String.raw`D\d+`,
  quality: String.raw`Q\d+`,
  performance: String.raw`P\d+`,
  ADR: String.raw`\d{4}`,
} as const

type CitationKind = keyof typeof idPatterns

export interface Citation {
  kind: CitationKind
  id: string
}

/** Joins wrapped lines, because a line break in a comment can split a citation. */
const unwrapped = (text: string) => text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, ' ')

/** Extracts the citations from a text: `(requirement 8.login-401; domain D9, D11)` has three. */
export function citationsOf(text: string): Citation[] {
  const line = unwrapped(text)
  return Object.entries(idPatterns).flatMap(([kind, id]) =>
    [...line.matchAll(new RegExp(String.raw`\b${kind} (${id}(?:, ${id})*)\b`, 'g'))]
      .flatMap(([, ids = '']) => ids.split(', '))
      .map((each) => ({ kind: kind as CitationKind, id: each })),
  )
}

/** Patterns of references to documents outside the repository. */
const outside = [
  /\bissues? #?\d/i,
  /\breadings,? [\dA-Z]/,
  /\bReadings \d/,
  /\bspec(?:ification)?,? sections?\b/i,
  /\b(?:the|of) spec(?:ification)?\b/i,
  /\bSpec[,:]/,
  /(?<![\w/-])(?:\.\.\/)*shared\//,
  /(?<![\w/-])(?:architecture|look|words|readings|spec)\.md/,
  /(?<![\w/-]|\]\()(?:quality|performance)\.md/,
]

/** Extracts the references to documents outside the repository, as written. */
export function outsideReferencesOf(text: string): string[] {
  const line = unwrapped(text)
  return outside.flatMap((pattern) => pattern.exec(line)?.[0] ?? [])
}

/** A file or folder in backticks, from the root or by its name alone. `x` stands for any name, as in `x.machine.ts`. */
const citedPath =
  /`(?!x\.)((?:\w[\w.-]*\/)*(?:\w[\w.-]*|\{[\w,-]+\})\.(?:tsx?|mjs|sql|png)|(?:src|server|test|tools|bench|docs|public)\/[\w/-]+)`/gi

/** Extracts the cited files and folders: `server/xlsx/{rows,zip}.ts` has two. */
export function citedPathsOf(text: string): string[] {
  return [...text.matchAll(citedPath)].flatMap(([, path = '']) => {
    const [before = '', names, after = ''] = path.split(/[{}]/)
    return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`)
  })
}

/** The first capture group of each match in a file. */
const idsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, id = '']) => id)

/** Reads everything that can be cited: the ids in the documents and the numbers of the decision records. */
export function readCitable(): Record<CitationKind, ReadonlySet<string>> {
  const beginnings = requirements.flatMap(({ id }) =>
    id.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')),
  )
  return {
    requirement: new Set(beginnings),
    domain: new Set(idsIn('docs/domain.md', /^### (D\d+) /gm)),
    quality: new Set(idsIn('docs/quality.md', /^\| (Q\d+) /gm)),
    performance: new Set(idsIn('docs/performance.md', /^\| (P\d+) /gm)),
    ADR: new Set(readdirSync('docs/adr').flatMap((name) => /^\d{4}/.exec(name) ?? [])),
  }
}
