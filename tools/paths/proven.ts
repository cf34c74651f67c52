import { evidence } from './evidence.ts'

/** What the replay of a path has seen: calls on the wire and words on the page, as the page notes them (`tools/qa/app/sights.ts`). */
export interface PathSights {
  /** Once its first address stood open. */
  opened: readonly string[]
  /** After a step of its own. */
  after: readonly string[]
}

/** What the steps of a path have seen, the opening first. Calls count each time, words only where they did not stand there before. */
export function sightsOf(steps: readonly { sights: readonly string[] }[]): PathSights {
  const [opening, ...rest] = steps.map(({ sights }) => sights)
  const opened = [...new Set(opening)]
  const isCall = (sight: string) => /^[A-Z]+ /.test(sight)
  const after = [...new Set(rest.flat())].filter((sight) => isCall(sight) || !opened.includes(sight))
  return { opened, after }
}

/** What the headers of a call say. */
export type Mark = 'bearer' | 'context' | 'form' | 'credentials'

export interface CallEvidence {
  /** Method and address; a part in braces stands for any one part. */
  call: string
  /** The names of query or body; all in one call. */
  params?: readonly string[]
  marks?: readonly Mark[]
  isWithoutBody?: boolean
}

/** What a path has to have seen to prove a requirement: all of it. */
export interface Evidence {
  calls?: readonly CallEvidence[]
  /** Exact words behind the place where they stand: `dialog: Success`. */
  texts?: readonly string[]
  /** Every call that could, carries this; and there is one. */
  everyCall?: Mark
  /** Only paths of these machines; with them, what stands once the address is open counts too: a person has opened it. */
  of?: readonly string[]
  /** Those machines, and yet only what comes after the opening. */
  isAfterOpening?: boolean
}

/** A noted call, taken apart. */
interface Sent {
  call: string
  names: readonly string[]
  hasBody: boolean
  marks: readonly string[]
}

const noted = /^((?:GET|POST|PUT|PATCH|DELETE) \S+)(?: \?([^ ]*))?(?: \{([^}]*)\})?((?: \+\w+)*)$/

function sentOf(sight: string): Sent | null {
  const [, call, query = '', body, marks = ''] = noted.exec(sight) ?? []
  if (!call) return null
  const names = [...query.split(','), ...(body ?? '').split(',')].filter(Boolean)
  return { call, names, hasBody: body !== undefined, marks: marks.split(' +').slice(1) }
}

/** `DELETE v1/addons/{id}` names `DELETE v1/addons/7`; a slash at the end has to be there in both. */
export function namesCall(pattern: string, call: string): boolean {
  const [wanted, found] = [pattern.split('/'), call.split('/')]
  return (
    wanted.length === found.length &&
    wanted.every((part, at) => part === found[at] || (/^\{\w+\}$/.test(part) && found[at] !== ''))
  )
}

const isSent = ({ call, params = [], marks = [], isWithoutBody = false }: CallEvidence, all: readonly Sent[]) =>
  all.some(
    (each) =>
      namesCall(call, each.call) &&
      params.every((name) => each.names.includes(name)) &&
      marks.every((mark) => each.marks.includes(mark)) &&
      !(isWithoutBody && each.hasBody),
  )

/** Whether a call could carry the mark at all: nobody who signs in has a token, and only a body has a type. */
function couldCarry(mark: Mark, { call, hasBody }: Sent): boolean {
  if (mark === 'bearer') return call !== 'POST v1/login'
  return mark === 'form' ? hasBody : true
}

function isCarried(mark: Mark, all: readonly Sent[]) {
  const able = all.filter((each) => couldCarry(mark, each))
  return able.length > 0 && able.every(({ marks }) => marks.includes(mark))
}

/** Whether a path of this machine has seen all of it. */
export function isSeen(
  { calls = [], texts = [], everyCall, of, isAfterOpening = false }: Evidence,
  machine: string,
  sights: PathSights,
): boolean {
  if (of && !of.includes(machine)) return false
  const seen = of && !isAfterOpening ? [...sights.opened, ...sights.after] : sights.after
  const sent = seen.map(sentOf).filter((each) => each !== null)
  return (
    texts.every((text) => seen.includes(text)) &&
    calls.every((call) => isSent(call, sent)) &&
    (everyCall === undefined || isCarried(everyCall, sent))
  )
}

/** The requirements that a path proves, by id. */
export const provenBy = (machine: string, sights: PathSights): readonly string[] =>
  Object.entries(evidence).flatMap(([id, any]) => (any.some((each) => isSeen(each, machine, sights)) ? [id] : []))

/** Of these requirements, what the path has not seen the evidence of. */
export function notSeen(ids: readonly string[], machine: string, sights: PathSights): readonly string[] {
  const proven = new Set(provenBy(machine, sights))
  return ids.filter((id) => !proven.has(id))
}
