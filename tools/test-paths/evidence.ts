import { callEvidence } from './evidence/calls.ts'
import { screenEvidence } from './evidence/screens.ts'
import type { Evidence } from './evidence/evidence.types.ts'
import { textEvidence } from './evidence/texts.ts'

/**
 * The evidence for each requirement, by its id; any one item proves it. A requirement without a row can't be proven by a replay and
 * is listed in `unproven.ts`.
 */
export const evidence: Readonly<Record<string, readonly Evidence[]>> = {
  ...callEvidence,
  ...screenEvidence,
  ...textEvidence,
}
