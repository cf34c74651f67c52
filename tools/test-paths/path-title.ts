import type { SerialisedPath } from './serialise.ts'

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Titles of paths of up to this many steps list every step; longer ones list only the first and the last. */
const maxSteps = 3

/**
 * What a tester does and sees on the path, as its heading: the scenario, then the steps. The id, which names the states, comes second.
 */
export function pathTitle({
  machine,
  scenario,
  steps,
}: Pick<SerialisedPath, 'machine' | 'scenario' | 'steps'>): string {
  const descriptions = steps.map(({ description }) => lowerFirst(description))
  const left = descriptions.length - 2
  const text =
    descriptions.length <= maxSteps
      ? descriptions.join(', then ')
      : `${descriptions[0]}, ${left} more steps, then ${descriptions[descriptions.length - 1]}`
  return `${scenario?.id ?? `${machine}, the machine alone`}: ${text}`
}
