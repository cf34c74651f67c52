import type { ExecutableActionObject } from 'xstate'

/** An action that a machine would have run. */
export type Done = Pick<ExecutableActionObject, 'type' | 'params'>

/** What only its identity tells: an actor, a function, a set of capabilities. */
const isOpaque = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'function'))

/** Of a moment only that it is known: two steps may fall into one millisecond, or not. */
const isMoment = (value: unknown) =>
  typeof value === 'number' ? value > 1e12 : typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (value instanceof Error) return { ...value, message: value.message }
  if (value instanceof Blob) return [value.size, value.type]
  if (isMoment(value)) return 'moment'
  return isOpaque(value) ? 'opaque' : value
}

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (!isOpaque(one) && !isOpaque(other) && JSON.stringify(one, plain) === JSON.stringify(other, plain))

/** What of its own doing shows elsewhere: whom it tells, what it calls, what else it does. */
function wordsOf({ type, params }: Done): string[] {
  const { event, src } = (params ?? {}) as { event?: { type: string }; src?: unknown }
  if (type === 'xstate.sendTo') return [`tells ${event?.type}`]
  // What is to happen in a while is one; the delay of an `after` goes without saying.
  if (type === 'xstate.raise') return event?.type.startsWith('xstate.') ? [] : [`plans ${event?.type}`]
  if (type === 'xstate.spawnChild') return typeof src === 'string' ? [`starts ${src}`] : []
  return type.startsWith('xstate.') ? [] : [`does ${type}`]
}

/** What a step does besides leading somewhere, for people: "knows error", "tells notice.given", "starts logIn". */
export function effectsOf(before: object, after: object, done: readonly Done[]): string[] {
  const former = new Map(Object.entries(before))
  const learnt = Object.entries(after).filter(([name, value]) => !isSame(former.get(name), value))
  return [...learnt.map(([name]) => `knows ${name}`).toSorted(), ...done.flatMap(wordsOf)]
}
