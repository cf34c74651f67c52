import type { SetUp } from '../../api/contract/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The steps of a set-up, in order. */
const stepNames = ['details', 'categories', 'types', 'rooms', 'addOns', 'attendants', 'opening'] as const
export type StepName = (typeof stepNames)[number]

/** `next` is the first required step that isn't done. */
export type StepState = 'done' | 'next' | 'open' | 'optional'

export interface Step {
  name: StepName
  state: StepState
  /** Number of records that the property has; null for a step without records. */
  count: number | null
}

const optionalSteps: ReadonlySet<StepName> = new Set(['addOns', 'attendants'])

/** The steps, derived from what the property has, so that anybody can go on with them on any machine. */
export function stepsOf(found: SetUp): Step[] {
  const counts: Record<StepName, number | null> = {
    details: null,
    categories: found.room_categories_count,
    types: found.room_types_count,
    rooms: found.rooms_count,
    addOns: found.addons_count,
    attendants: found.attendants_count,
    opening: null,
  }
  const isOpen = found.bookable_status === 'bookable' && found.rooms_count > 0
  const isDone = (name: StepName) => (name === 'opening' ? isOpen : counts[name] !== 0)
  const next = stepNames.find((name) => !isDone(name) && !optionalSteps.has(name))
  const stateOf = (name: StepName): StepState => {
    if (isDone(name)) return 'done'
    if (optionalSteps.has(name)) return 'optional'
    return name === next ? 'next' : 'open'
  }
  return stepNames.map((name) => ({ name, state: stateOf(name), count: counts[name] }))
}

/** How many of the required steps are done. */
function progressOf(found: SetUp): { done: number; count: number } {
  const required = stepsOf(found).filter(({ name }) => !optionalSteps.has(name))
  return { done: required.filter(({ state }) => state === 'done').length, count: required.length }
}

/** True once every required step is done. */
export const isSetUp = (found: SetUp): boolean => {
  const { done, count } = progressOf(found)
  return done === count
}

/** "3 of 5 required steps done" */
export function progressText(found: SetUp): string {
  const { done, count } = progressOf(found)
  return phrase('set-up.stepsDone', { done, count })
}
