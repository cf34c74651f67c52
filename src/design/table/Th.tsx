import type { ReactNode } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { headCell } from './Table.css.ts'
import { sort } from './Th.css.ts'

type SortDirection = 'ascending' | 'descending'

export interface ThProps {
  children: ReactNode
  isNumeric?: boolean
  /**
   * The heading is visually hidden. As the last one it stays at the end of a wide table, as the menus of the rows do: over a wide column of
   * buttons, which scrolls, it would cover other headings, so a `VisuallyHidden` text in a plain heading is right there.
   */
  isHidden?: boolean
  /** Current sort direction, if the rows are sorted by this column. */
  sort?: SortDirection | undefined
  /** Makes the heading a button. The machine decides the direction. */
  onSort?: () => void
}

/** A column heading. A sortable one is a button inside a `th` with `aria-sort` (WCAG 1.3.1). */
export const Th = ({ children, isNumeric, isHidden, sort: direction, onSort }: ThProps) => (
  <th scope="col" aria-sort={direction} className={headCell({ isNumeric, isHidden })}>
    {onSort ? (
      <button type="button" className={sort} onClick={onSort}>
        {children}
      </button>
    ) : isHidden ? (
      <span className={visuallyHidden}>{children}</span>
    ) : (
      children
    )}
  </th>
)
