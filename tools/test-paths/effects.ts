import type { ExecutableActionObject } from 'xstate'

/** An action that the machine would have run. */
export type PlannedAction = Pick<ExecutableActionObject, 'type' | 'params'>

/** Values that only their identity describes: an actor, a function, a set of permissions. */
const isOpaque = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'function'))

/** True for a timestamp. Its value is ignored, because two steps may fall into the same millisecond or not. */
const isTimestamp = (value: unknown) =>
  typeof value === 'number' ? value > 1e12 : typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const toComparable = (_: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (value instanceof Error) return { ...value, message: value.message }
  if (value instanceof Blob) return [value.size, value.type]
  if (isTimestamp(value)) return 'moment'
  return isOpaque(value) ? 'opaque' : value
}

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (!isOpaque(one) && !isOpaque(other) && JSON.stringify(one, toComparable) === JSON.stringify(other, toComparable))

/** The outside effects of an action: events sent, actors started, other actions run. */
function describePlannedAction({ type, params }: PlannedAction): string[] {
  const { event, src } = (params ?? {}) as { event?: { type: string }; src?: unknown }
  if (type === 'xstate.sendTo') return [`sends ${event?.type}`]
  // Lists a raised event, but not the delayed event of an `after`.
  if (type === 'xstate.raise') return event?.type.startsWith('xstate.') ? [] : [`raises ${event?.type}`]
  if (type === 'xstate.spawnChild') return typeof src === 'string' ? [`starts ${src}`] : []
  return type.startsWith('xstate.') ? [] : [`runs ${type}`]
}

/** The effects of a step besides its transition: "assigns error", "sends notice.given", "starts logIn". */
export function effectsOf(before: object, after: object, actions: readonly PlannedAction[]): string[] {
  const valuesBefore = new Map(Object.entries(before))
  const changedFields = Object.entries(after).filter(([name, value]) => !isSame(valuesBefore.get(name), value))
  return [...changedFields.map(([name]) => `assigns ${name}`).toSorted(), ...actions.flatMap(describePlannedAction)]
}
