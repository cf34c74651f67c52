/** One thing that a person does: presses a key or types a text. */
type Step = { do: 'press'; key: string } | { do: 'type'; text: string }

/** A file that is chosen. */
interface TaskFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A task that is done by keyboard alone, with the screen reader on. */
export interface Task {
  /** Name of its transcript. */
  name: string
  title: string
  /** Email of the demonstration account that is signed in; none for the sign-in. */
  account?: string
  /** Address at which it begins. */
  path: string
  /** Files that each file dialog answers with. The dialog, a window of the system, is not shown. */
  files?: () => Promise<TaskFile[]>
  /** What another account does before, by calls to the server at this address. */
  prepare?: (url: string) => Promise<void>
  steps: readonly Step[]
}

/** Keys one after the other, by the names of X11: `press('Tab', 'Return')`. A number repeats the key before it. */
export const press = (...keys: readonly (string | number)[]): Step[] =>
  keys.flatMap((key, at) => {
    if (typeof key === 'number') return []
    const next = keys[at + 1]
    return Array.from({ length: typeof next === 'number' ? next : 1 }, () => ({ do: 'press' as const, key }))
  })

/** Writes a text into the focused field. */
export const type = (text: string): Step[] => [{ do: 'type', text }]

/** Letter by letter: what Orca says of letters that come close together, as counts and parts of a date, comes in any order. */
export const typeSlowly = (text: string): Step[] => [...text].flatMap(type)
