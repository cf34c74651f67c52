import { phrase } from '../../phrases/phrase.ts'
import type { HousekeepingRoom } from './room.rules.ts'

/** "2 of 5 selected", or "3 selected, 2 of them shown" if a filter hides others. */
export function selectionText(shown: readonly HousekeepingRoom[], selected: ReadonlySet<number>): string {
  const here = shown.filter(({ id }) => selected.has(id)).length
  return here === selected.size
    ? phrase('housekeeping.ofSelected', { selected: here, shown: shown.length })
    : phrase('housekeeping.selectedBehindFilters', { count: selected.size, here })
}
