import type { SerialisedPath } from './serialise.ts'

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Up to this many steps are told one by one. A longer path is told by its first and last step. */
const maxSteps = 3

/**
 * What a tester does and sees on the path, as its heading: the scenario, then the steps. The id, which names the states, comes second.
 */
export function pathTitle({
  machine,
  scenario,
  steps,
}: Pick<SerialisedPath, 'machine' | 'scenario' | 'steps'>): string {
  const told = steps.map(({ description }) => lowerFirst(description))
  const left = told.length - 2
  const text =
    told.length <= maxSteps ? told.join(', then ') : `${told[0]}, ${left} more steps, then ${told[told.length - 1]}`
  return `${scenario?.id ?? `${machine}, the machine alone`}: ${text}`
}
