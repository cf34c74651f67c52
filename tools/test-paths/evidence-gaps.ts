import type { MachineCorpus } from './corpus.ts'
import { evidence } from './evidence.ts'
import { pathsByRequirement } from './export/requirements-page.ts'
import { requirements } from './requirements.ts'
import { unproven } from './unproven.ts'

/** Where the table of evidence, the recorded sights and the list of what is unproven disagree. */
export interface EvidenceGaps {
  /** In `unproven.ts`, and yet seen: by these paths. */
  provenNow: readonly string[]
  /** Seen by no path, and not in `unproven.ts`. */
  unlisted: readonly string[]
  /** In a list, and no requirement. */
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

/** In words that `unproven.ts` can be mended by: what to take out, and lines to put in. */
export function describeEvidenceGaps({ provenNow, unlisted, unknown }: EvidenceGaps): string {
  const parts = [
    ['Proven now: take out of tools/test-paths/unproven.ts', provenNow],
    [
      'Proven by no replay: build it, or put into tools/test-paths/unproven.ts with the reason',
      unlisted.map(unprovenLine),
    ],
    ['No requirement of that name: take out of unproven.ts or of evidence', unknown],
  ] as const
  return parts.flatMap(([title, lines]) => (lines.length > 0 ? [`${title}:`, ...lines, ''] : [])).join('\n')
}
