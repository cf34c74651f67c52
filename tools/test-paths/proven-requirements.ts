import { evidence } from './evidence.ts'

/** What the replay of a path has seen: calls on the wire and words on the page, as the page notes them (`tools/qa/instrumentation/page-observer.ts`). */
export interface PathObservations {
  /** Once its first address stood open. */
  atStart: readonly string[]
  /** After a step of its own. */
  later: readonly string[]
}

/** What the steps of a path have seen, the opening first. Calls count each time, words only where they did not stand there before. */
export function observationsOf(steps: readonly { observations: readonly string[] }[]): PathObservations {
  const [opening, ...rest] = steps.map(({ observations }) => observations)
  const atStart = [...new Set(opening)]
  const isCall = (observation: string) => /^[A-Z]+ /.test(observation)
  const later = [...new Set(rest.flat())].filter((observation) => isCall(observation) || !atStart.includes(observation))
  return { atStart, later }
}

/** What the headers of a call say. */
type HeaderMark = 'bearer' | 'context' | 'form' | 'credentials'

export interface CallEvidence {
  /** Method and address; a part in braces stands for any one part. */
  call: string
  /** The names of query or body; all in one call. */
  params?: readonly string[]
  marks?: readonly HeaderMark[]
  isWithoutBody?: boolean
}

/** What a path has to have seen to prove a requirement: all of it. */
export interface Evidence {
  calls?: readonly CallEvidence[]
  /** Exact words behind the place where they stand: `dialog: Success`. */
  texts?: readonly string[]
  /** Every call that could, carries this; and there is one. */
  everyCall?: HeaderMark
  /** Only paths of these machines; with them, what stands once the address is open counts too: a person has opened it. */
  machines?: readonly string[]
  /** Those machines, and yet only what comes after the opening. */
  isOnlyLater?: boolean
}

/** A noted call, taken apart. */
interface SentCall {
  call: string
  names: readonly string[]
  hasBody: boolean
  marks: readonly string[]
}

const callPattern = /^((?:GET|POST|PUT|PATCH|DELETE) \S+)(?: \?([^ ]*))?(?: \{([^}]*)\})?((?: \+\w+)*)$/

function parseCall(observation: string): SentCall | null {
  const [, call, query = '', body, marks = ''] = callPattern.exec(observation) ?? []
  if (!call) return null
  const names = [...query.split(','), ...(body ?? '').split(',')].filter(Boolean)
  return { call, names, hasBody: body !== undefined, marks: marks.split(' +').slice(1) }
}

/** `DELETE v1/addons/{id}` names `DELETE v1/addons/7`; a slash at the end has to be there in both. */
export function matchesCall(pattern: string, call: string): boolean {
  const [wanted, found] = [pattern.split('/'), call.split('/')]
  return (
    wanted.length === found.length &&
    wanted.every((part, at) => part === found[at] || (/^\{\w+\}$/.test(part) && found[at] !== ''))
  )
}

const wasSent = ({ call, params = [], marks = [], isWithoutBody = false }: CallEvidence, all: readonly SentCall[]) =>
  all.some(
    (each) =>
      matchesCall(call, each.call) &&
      params.every((name) => each.names.includes(name)) &&
      marks.every((mark) => each.marks.includes(mark)) &&
      !(isWithoutBody && each.hasBody),
  )

/** Whether a call could carry the mark at all: nobody who signs in has a token, and only a body has a type. */
function canCarry(mark: HeaderMark, { call, hasBody }: SentCall): boolean {
  if (mark === 'bearer') return call !== 'POST v1/login'
  return mark === 'form' ? hasBody : true
}

function isOnEveryCall(mark: HeaderMark, all: readonly SentCall[]) {
  const able = all.filter((each) => canCarry(mark, each))
  return able.length > 0 && able.every(({ marks }) => marks.includes(mark))
}

/** Whether a path of this machine has seen all of it. */
export function isProvenBy(
  { calls = [], texts = [], everyCall, machines, isOnlyLater = false }: Evidence,
  machine: string,
  observations: PathObservations,
): boolean {
  if (machines && !machines.includes(machine)) return false
  const counted = machines && !isOnlyLater ? [...observations.atStart, ...observations.later] : observations.later
  const sent = counted.map(parseCall).filter((each) => each !== null)
  return (
    texts.every((text) => counted.includes(text)) &&
    calls.every((call) => wasSent(call, sent)) &&
    (everyCall === undefined || isOnEveryCall(everyCall, sent))
  )
}

/** The requirements that a path proves, by id. */
export const requirementsProvenBy = (machine: string, observations: PathObservations): readonly string[] =>
  Object.entries(evidence).flatMap(([id, any]) =>
    any.some((each) => isProvenBy(each, machine, observations)) ? [id] : [],
  )

/** Of these requirements, what the path has not seen the evidence of. */
export function missingEvidence(
  ids: readonly string[],
  machine: string,
  observations: PathObservations,
): readonly string[] {
  const proven = new Set(requirementsProvenBy(machine, observations))
  return ids.filter((id) => !proven.has(id))
}
