import type { ProofKind } from '../proofs.ts'

const kindWords: Record<ProofKind, string> = {
  states: 'States',
  configurations: 'Configurations',
  transitions: 'Transitions',
  changes: 'Transitions by where they lead',
  effects: 'Effects',
  guardOutcomes: 'Guard outcomes',
  answers: 'Ends of calls',
  pairs: 'Transition pairs',
}

/** The field's words for what is covered. */
export const coverageWords = (kind: ProofKind) => kindWords[kind]
