import type { ItemResult } from '../../api/contract/reply.ts'

/** How an effect is taken back: another effect of its own, told in the same way. */
export interface Undo {
  run: (signal: AbortSignal) => Promise<ItemResult[]>
  /** "Room 101 is clean again." */
  text: string
}

/** What every flow over an area tells it once the server has answered. */
export interface FlowApplied {
  type: 'flow.applied'
  text: string
  /** What was refused stays selected (quality.md, Reliability). */
  failed: readonly number[]
  /** Offered for ten seconds. */
  undo?: Undo | undefined
}

export interface Noun {
  one: string
  many: string
}

/** "1 room", "3 rooms". */
export const countText = (count: number, noun: Noun) => `${count} ${count === 1 ? noun.one : noun.many}`

/** "3 rooms deleted." or "2 of 3 rooms deleted; 1 refused." */
export function appliedText(noun: Noun, done: string, results: readonly ItemResult[]): string {
  const ok = results.filter((result) => result.ok).length
  if (ok === results.length) return `${countText(ok, noun)} ${done}.`
  return `${ok} of ${countText(results.length, noun)} ${done}; ${results.length - ok} refused.`
}

export const failedIds = (results: readonly ItemResult[]) =>
  results.filter((result) => !result.ok).map((result) => result.id)
