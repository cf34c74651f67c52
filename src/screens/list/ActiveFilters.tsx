import type { ReactNode } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ChipRow, FilterChip } from '../../design/chip/FilterChips.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** An active filter, with the search patch that removes it. */
export interface Chip<Search> {
  key: string
  label: string
  value: string
  without: Partial<Search>
}

interface ActiveFiltersProps<Search> {
  chips: readonly Chip<Search>[]
  onRemove: (without: Partial<Search>) => void
  /** Removes all filters: the address without them, or what the button does. */
  clear: string | (() => void)
  /** Content at the far end, such as the switch for row selection. */
  end?: ReactNode
}

/** The active filters as chips, and "Clear filters" if there are any. */
export const ActiveFilters = <Search,>({ chips, onRemove, clear, end }: ActiveFiltersProps<Search>) => (
  <ChipRow action={chips.length > 0 ? <ClearFilters clear={clear} /> : null} end={end}>
    {chips.length > 0
      ? chips.map(({ key, label, value, without }) => (
          <FilterChip key={key} label={label} value={value} onRemove={() => onRemove(without)} />
        ))
      : null}
  </ChipRow>
)

const ClearFilters = ({ clear }: { clear: string | (() => void) }) =>
  typeof clear === 'string' ? (
    <LinkButton tone="quiet" size="s" href={clear}>
      {phrase('list.clearFilters')}
    </LinkButton>
  ) : (
    <Button tone="quiet" size="s" onPress={clear}>
      {phrase('list.clearFilters')}
    </Button>
  )
