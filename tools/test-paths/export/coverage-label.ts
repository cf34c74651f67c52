import type { CoverageKind } from '../covered-items.ts'

const kindLabels: Record<CoverageKind, string> = {
  states: 'States',
  configurations: 'Configurations',
  transitions: 'Transitions',
  stateChanges: 'Transitions by where they lead',
  effects: 'Effects',
  guardOutcomes: 'Guard outcomes',
  callOutcomes: 'Ends of calls',
  transitionPairs: 'Transition pairs',
}

/** The label of a kind of coverage. */
export const coverageLabel = (kind: CoverageKind) => kindLabels[kind]
