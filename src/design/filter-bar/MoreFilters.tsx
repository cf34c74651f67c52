import { useId, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { chevronDown, chevronUp } from '../icon/icons.css.ts'
import { panel, usedCount } from './MoreFilters.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface MoreFiltersProps {
  /** Label of the button and name of the panel: "More filters". */
  label: string
  /** Number of active filters in the panel. */
  count: number
  isOpen: boolean
  onToggle: () => void
  /** Rendered only while open. */
  children: ReactNode
}

/** Rarely used filters in a panel beneath the others; the last child of a `FilterBar`. */
export function MoreFilters({ label, count, isOpen, onToggle, children }: MoreFiltersProps) {
  const id = useId()
  return (
    <>
      <Button endIcon={isOpen ? chevronUp : chevronDown} aria-expanded={isOpen} aria-controls={id} onPress={onToggle}>
        {label}
        {count > 0 ? (
          <>
            {' '}
            <span className={usedCount} aria-hidden>
              {count}
            </span>
            <VisuallyHidden>{phrase('design.countInUse', { count })}</VisuallyHidden>
          </>
        ) : null}
      </Button>
      <div id={id} role="group" aria-label={label} hidden={!isOpen} data-more-filters className={panel}>
        {isOpen ? children : null}
      </div>
    </>
  )
}
