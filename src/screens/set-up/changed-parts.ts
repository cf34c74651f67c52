import { withNeeded, withoutPart, type ClonePart } from '../../api/contract/set-up.ts'

/** Ticking a part ticks what it needs; clearing one clears what needs it. */
export function changedParts(before: readonly ClonePart[], ticked: readonly ClonePart[]): ClonePart[] {
  const removed = before.find((part) => !ticked.includes(part))
  return removed ? withoutPart(ticked, removed) : withNeeded(ticked)
}
