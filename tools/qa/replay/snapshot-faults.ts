import type { PageSnapshot } from '../instrumentation/page-snapshot.ts'
import type { Wording } from '../wording/wording.ts'

/** The expected page after a step, and the rows written to the database. */
export interface StepSnapshot extends PageSnapshot {
  writes: readonly string[]
}

/** True if both values have the same JSON. */
export const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const snapshotParts = ['address', 'title', 'heading', 'focus', 'outline', 'writes'] as const
export type SnapshotPart = (typeof snapshotParts)[number]

/** The parts of a snapshot that are compared with the recorded one. */
export const allParts: readonly SnapshotPart[] = snapshotParts
/**
 * The parts compared after a double press: the address, and that the data are the same. The second press may legitimately move the
 * focus.
 */
export const doublePressParts: readonly SnapshotPart[] = ['address', 'writes']

interface Line {
  role: string
  name: string
  text: string
}

const linePatterns = [
  // A name may have quotation marks itself, a description too.
  /^(?<role>invalid \S+) “(?<name>.*?)”: (?<text>.*)$/s,
  /^(?<role>\S+) “(?<name>.*)”$/s,
  /^(?<role>\S+?)(?: “(?<name>.*?)”)?: (?<text>.*)$/s,
]

/** Splits a line such as `button “Save”` or `dialog: All set!`. */
function lineOf(line: string): Line {
  const groups = linePatterns.map((pattern) => pattern.exec(line)?.groups).find((found) => found !== undefined)
  return { role: groups?.['role'] ?? line, name: groups?.['name'] ?? '', text: groups?.['text'] ?? '' }
}

/** Whether a line of the page says what a line of the English recording says. */
function isSaidLine(wording: Wording, expected: string, found: string): boolean {
  if (wording.language === 'en') return expected === found
  const [want, is] = [lineOf(expected), lineOf(found)]
  return want.role === is.role && wording.isSaid(want.name, is.name) && wording.isSaid(want.text, is.text)
}

/** Whether one of the observed lines says what an English line says. */
export const hasLine =
  (wording: Wording) =>
  (observed: readonly string[], line: string): boolean =>
    wording.language === 'en' ? observed.includes(line) : observed.some((each) => isSaidLine(wording, line, each))

const isSamePart = (wording: Wording, part: SnapshotPart, expected: StepSnapshot, actual: StepSnapshot) => {
  switch (part) {
    case 'title':
    case 'heading':
      return wording.isSaid(expected[part], actual[part])
    case 'focus':
      return isSaidLine(wording, expected.focus, actual.focus)
    case 'outline':
      return (
        expected.outline.length === actual.outline.length &&
        expected.outline.every((line, at) => isSaidLine(wording, line, actual.outline[at]!))
      )
    default:
      return isSameJson(expected[part], actual[part])
  }
}

/** An English line as the page should say it. */
function exampleLine(wording: Wording, line: string): string {
  const { role, name, text } = lineOf(line)
  const said = [name && ` “${wording.example(name)}”`, text && `: ${wording.example(text)}`]
  return role + said.filter(Boolean).join('')
}

function faultOf(wording: Wording, part: SnapshotPart, expected: StepSnapshot, actual: StepSnapshot): string {
  const found = `found ${JSON.stringify(actual[part])}`
  if (wording.language === 'en' || part === 'address' || part === 'writes')
    return `${part}: expected ${JSON.stringify(expected[part])}, ${found}`
  if (part === 'title' || part === 'heading')
    return `${part}: expected ${JSON.stringify(wording.example(expected[part]))}, ${found}`
  if (part === 'focus') return `focus: expected ${JSON.stringify(exampleLine(wording, expected.focus))}, ${found}`
  const [wanted, is] = [expected.outline, actual.outline]
  const isOther = (line: string, at: number) => is[at] === undefined || !isSaidLine(wording, line, is[at])
  if (wanted.length !== is.length) return `outline: expected ${JSON.stringify(wanted)}, ${found}`
  return wanted
    .flatMap((line, at) =>
      isOther(line, at)
        ? [`outline: expected ${JSON.stringify(exampleLine(wording, line))}, found ${JSON.stringify(is[at])}`]
        : [],
    )
    .join('\n')
}

/** Describes where a snapshot differs from the English recording. */
export const snapshotFaults = (
  expected: StepSnapshot,
  actual: StepSnapshot,
  { parts, wording }: { parts: readonly SnapshotPart[]; wording: Wording },
): string[] =>
  parts
    .filter((part) => !isSamePart(wording, part, expected, actual))
    .map((part) => faultOf(wording, part, expected, actual))
