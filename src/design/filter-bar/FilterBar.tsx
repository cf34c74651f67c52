import { useId, useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { filters } from '../icon/icons.css.ts'
import { bar, otherFilters, toggle } from './FilterBar.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface FilterBarProps {
  /** Accessible name of the search landmark, such as "Filter properties". */
  label: string
  /** The filter that is always visible. */
  search: ReactNode
  /** Further filters: beside the search, or behind a "Filters" button on a phone. */
  children?: ReactNode
  /** On a phone, another value closes the filters. */
  closesWith?: unknown
}

/** The filters of a list. Each takes effect at once, so there is no submit button. */
export function FilterBar({ label, search, children, closesWith = 0 }: FilterBarProps) {
  const id = useId()
  const isNarrow = useIsNarrow()
  const [openWith, setOpenWith] = useState<unknown>()
  const isOpen = openWith === closesWith
  return (
    <div role="search" aria-label={label} className={bar}>
      {search}
      {children ? (
        <>
          {isNarrow ? (
            <div className={toggle}>
              <Button
                icon={filters}
                aria-expanded={isOpen}
                aria-controls={id}
                onPress={() => setOpenWith(isOpen ? undefined : closesWith)}
              >
                {phrase('design.filters')}
              </Button>
            </div>
          ) : null}
          <div id={id} className={otherFilters} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      ) : null}
    </div>
  )
}
