import type { ReactNode } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { cross } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { chip, chips, end as endStyle, remove } from './FilterChips.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface FilterChipProps {
  /** Name of the filter, such as "Type". */
  label: string
  value: string
  onRemove: () => void
}

/** An active filter. The button's name says which filter it removes (WCAG 2.4.6). */
export const FilterChip = ({ label, value, onRemove }: FilterChipProps) => (
  <li className={chip}>
    <b>{label}</b>
    {value}
    <button
      type="button"
      className={remove}
      aria-label={phrase('design.removeFilter', { label, value })}
      onClick={onRemove}
    >
      <Icon path={cross} size="s" />
    </button>
  </li>
)

export interface ChipRowProps {
  /** `FilterChip` elements. */
  children?: ReactNode
  /** For example "Clear filters". */
  action?: ReactNode
  /** Content at the far end, such as the switch for row selection. It doesn't get the focus of a filter that is removed. */
  end?: ReactNode
}

/** The row of active filters. Empty, it keeps its height, except on a phone. */
export const ChipRow = ({ children, action, end }: ChipRowProps) => (
  <div className={chips}>
    {children ? (
      <>
        <span className={visuallyHidden}>{phrase('design.filtersInUse')}</span>
        <ul>{children}</ul>
      </>
    ) : null}
    {action}
    {end ? (
      <div className={endStyle} data-focus-apart>
        {end}
      </div>
    ) : null}
  </div>
)
