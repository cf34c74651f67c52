import type { MachineCorpus } from './corpus.ts'
import { evidence } from './evidence.ts'
import { pathsByRequirement } from './export/requirements-page.ts'
import { requirements } from './requirements.ts'
import { unproven } from './unproven.ts'

/** Disagreements between the evidence table, the recorded observations and the list of unproven requirements. */
export interface EvidenceGaps {
  /** Listed in `unproven.ts` although these paths prove them. */
  provenNow: readonly string[]
  /** Proven by no path and not listed in `unproven.ts`. */
  unlisted: readonly string[]
  /** Listed, but not the id of a requirement. */
  unknown: readonly string[]
}

export function findEvidenceGaps(corpus: readonly MachineCorpus[]): EvidenceGaps {
  const proving = pathsByRequirement(corpus)
  const ids = requirements.map(({ id }) => id)
  const isProven = (id: string) => (proving.get(id) ?? []).length > 0
  const listed = Object.keys(unproven)
  return {
    provenNow: listed.filter(isProven),
    unlisted: ids.filter((id) => !isProven(id) && unproven[id] === undefined),
    unknown: [...listed, ...Object.keys(evidence)].filter((id) => !ids.includes(id)),
  }
}

const unprovenLine = (id: string) => `  '${id}': 'No replay has seen it yet.',`

/** Describes how to correct `unproven.ts`: the lines to remove and the lines to add. */
export function describeEvidenceGaps({ provenNow, unlisted, unknown }: EvidenceGaps): string {
  const parts = [
    ['Proven now: remove from tools/test-paths/unproven.ts', provenNow],
    [
      'Not proven by any replay: add a path, or list it in tools/test-paths/unproven.ts with the reason',
      unlisted.map(unprovenLine),
    ],
    ['No requirement with this id: remove from unproven.ts or from the evidence', unknown],
  ] as const
  return parts.flatMap(([title, lines]) => (lines.length > 0 ? [`${title}:`, ...lines, ''] : [])).join('\n')
}
