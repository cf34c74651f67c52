import type { Evidence } from './proven-requirements.ts'
import { callEvidence } from './evidence/calls.ts'
import { screenEvidence } from './evidence/screens.ts'
import { textEvidence } from './evidence/texts.ts'

/**
 * What proves each requirement, by its id; any of these. A requirement without a row is proven by nothing that a replay can see,
 * and stands in `unproven.ts`.
 */
export const evidence: Readonly<Record<string, readonly Evidence[]>> = {
  ...callEvidence,
  ...screenEvidence,
  ...textEvidence,
}
