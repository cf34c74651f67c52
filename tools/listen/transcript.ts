/** What was said after one step. */
interface Heard {
  step: string
  said: string[]
}

export interface Transcript {
  title: string
  /** `Orca 43.1` */
  reader: string
  /** Number of keys besides the letters of texts, and of those that Tab alone would take. */
  keys: number
  withTabAlone: number
  heard: Heard[]
}

const silence = '–'

/** A text without what differs from run to run: the port of the server. */
const normalised = (text: string) => text.replace(/127\.0\.0\.1:\d+/g, 'hotel.example')

/** The transcript as a text: each step, and below it each utterance on a line of its own. */
export const writeTranscript = ({ title, reader, keys, withTabAlone, heard }: Transcript): string =>
  [
    title,
    `${reader}; ${keys} keys, with Tab alone ${withTabAlone}`,
    '',
    ...heard.flatMap(({ step, said }) => [
      step,
      ...(said.length > 0 ? said : [silence]).map((line) => `    ${normalised(line)}`),
    ]),
    '',
  ].join('\n')

/** Words of Orca about its own keys. Whether it says them differs from run to run. */
const readerModes = new Set(['Browse mode', 'Focus mode', 'Wrapping to top.'])

/** What the browser says of a file that it has stored. Of the window it says the title, which ends with the name of the browser. */
const browserNotices =
  /^notification Download complete: |^Recent download history dialog |^notification This dialog is not currently focused\.| - Chromium$/

/** What is said of the app, without what the reader and the browser say of themselves. */
export const ofTheApp = (said: readonly string[]) =>
  said.filter((text) => !readerModes.has(text) && !browserNotices.test(text))

/**
 * Of counts that change with each letter of a typed text, the last one: how many are said depends on the speed of the machine.
 * "26 rooms", "1 room".
 */
export function latest(said: readonly string[]): string[] {
  const shapes = said.map((text) => text.replace(/\d+/g, '#').replace(/s\b/g, ''))
  return said.filter((_, at) => shapes.lastIndexOf(shapes[at]!) === at)
}

/** The number of utterances after each step of a written transcript, by the place of the step. */
export function utteranceCounts(text: string): number[] {
  const counts: number[] = []
  for (const line of text.split('\n').slice(3)) {
    if (line.startsWith('    ')) counts[counts.length - 1]! += line.trim() === silence ? 0 : 1
    else if (line) counts.push(0)
  }
  return counts
}

/** The reader of a written transcript. Another version says the same in other words. */
export const readerOf = (text: string): string => text.split('\n')[1]?.split(';')[0] ?? ''

/**
 * Silence, what the app says while one waits, and where the focus has come back to: whether they are said depends on the speed of the
 * machine.
 */
const optional =
  /^(?:–|Your content is on its way!|Working|Saving|Signing in|Checking these nights|main content|table with \d+ rows \d+ columns)$/

/**
 * The lines of a transcript, those below a step in alphabetical order: a message of the app and the name of what gets the focus are said in
 * the order in which they arrive.
 */
function comparedLines(transcript: string): string[] {
  const steps: string[][] = []
  for (const line of transcript.split('\n'))
    if (!line.startsWith('    ')) steps.push([line])
    else if (!optional.test(line.trim())) steps.at(-1)?.push(line)
  return steps.flatMap(([step = '', ...said]) => [step, ...said.toSorted()])
}

/** Lines that differ, the expected ones with − and the heard ones with +, below the last step that both have. */
export function differences(expected: string, heard: string): string[] {
  const [before, after] = [comparedLines(expected), comparedLines(heard)]
  const table = commonLengths(before, after)
  const lines: string[] = []
  let step = ''
  let shown = ''
  const show = (sign: string, line: string) => {
    if (step !== shown) lines.push(`  ${step}`)
    shown = step
    lines.push(`${sign} ${line}`)
  }
  for (let [i, j] = [0, 0]; i < before.length || j < after.length;) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      if (before[i] && !before[i]!.startsWith(' ')) step = before[i]!
      i += 1
      j += 1
    } else if (j >= after.length || (i < before.length && table[i + 1]![j]! >= table[i]![j + 1]!))
      show('-', before[i++]!)
    else show('+', after[j++]!)
  }
  return lines
}

/** Length of the longest common subsequence of the lines from each pair of places. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      table[i]![j] = before[i] === after[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}
