import { evidence } from './evidence.ts'
import type { CallEvidence, Evidence, HeaderMark } from './evidence/evidence.types.ts'

/**
 * What the replay of a path has observed: API calls and texts, as the page observer records them
 * (`tools/qa/instrumentation/page-observer.ts`).
 */
export interface PathObservations {
  /** Observed when the first address was open. */
  atStart: readonly string[]
  /** Observed after a later step. */
  later: readonly string[]
}

/** The observations of a path's steps, the opening first. Every call counts; a text counts only if it wasn't on the page before. */
export function observationsOf(steps: readonly { observations: readonly string[] }[]): PathObservations {
  const [opening, ...rest] = steps.map(({ observations }) => observations)
  const atStart = [...new Set(opening)]
  const isCall = (observation: string) => /^[A-Z]+ /.test(observation)
  const later = [...new Set(rest.flat())].filter((observation) => isCall(observation) || !atStart.includes(observation))
  return { atStart, later }
}

/** A recorded call, parsed. */
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

/** `DELETE v1/addons/{id}` matches `DELETE v1/addons/7`. A trailing slash must be in both. */
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

/** True if the call can carry the mark: a sign-in has no token yet, and only a call with a body has a content type. */
function canCarry(mark: HeaderMark, { call, hasBody }: SentCall): boolean {
  if (mark === 'bearer') return call !== 'POST v1/login'
  return mark === 'form' ? hasBody : true
}

function isOnEveryCall(mark: HeaderMark, all: readonly SentCall[]) {
  const able = all.filter((each) => canCarry(mark, each))
  return able.length > 0 && able.every(({ marks }) => marks.includes(mark))
}

/** Whether a text is among the observations. In a page of another language, they say it in that language. */
type HasText = (observed: readonly string[], text: string) => boolean
const includesText: HasText = (observed, text) => observed.includes(text)

/** True if a path of this machine has observed all of the evidence. */
export function isProvenBy(
  { calls = [], texts = [], everyCall, machines, isOnlyLater = false }: Evidence,
  machine: string,
  observations: PathObservations,
  hasText = includesText,
): boolean {
  if (machines && !machines.includes(machine)) return false
  const counted = machines && !isOnlyLater ? [...observations.atStart, ...observations.later] : observations.later
  const sent = counted.map(parseCall).filter((each) => each !== null)
  return (
    calls.every((call) => wasSent(call, sent)) &&
    (everyCall === undefined || isOnEveryCall(everyCall, sent)) &&
    texts.every((text) => hasText(counted, text))
  )
}

/** Ids of the requirements that a path proves. */
export const requirementsProvenBy = (machine: string, observations: PathObservations): readonly string[] =>
  Object.entries(evidence).flatMap(([id, any]) =>
    any.some((each) => isProvenBy(each, machine, observations)) ? [id] : [],
  )

/** Of these requirements, the ones whose evidence the path has not observed. */
export function missingEvidence(
  ids: readonly string[],
  machine: string,
  observations: PathObservations,
  hasText = includesText,
): readonly string[] {
  return ids.filter((id) => !evidence[id]?.some((each) => isProvenBy(each, machine, observations, hasText)))
}
