import type { ReactNode, Ref } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { region, table, total } from './Table.css.ts'

/** The only place that may scroll sideways: named and reachable by Tab, so the arrow keys work there (WCAG 1.4.10, 2.1.1). */
export const TableRegion = ({
  label,
  children,
  ref,
}: {
  label: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div ref={ref} role="region" aria-label={label} tabIndex={0} className={region}>
    {children}
  </div>
)

export interface TableProps {
  /** Names the table, for example "Properties, 34 found, page 1 of 3". */
  caption: string
  /** All rows there are, the head included, not only those of this page; -1 where unknown. */
  rowCount?: number
  /** New rows are on their way; the old ones stay. */
  isBusy?: boolean
  density?: 'regular' | 'dense'
  head: ReactNode
  foot?: ReactNode
  /** `Row`s, or `SkeletonRows` at first. */
  children: ReactNode
}

/** A native table: what a screen reader knows best, and the fewest elements. */
export const Table = ({ caption, rowCount, isBusy, density = 'regular', head, foot, children }: TableProps) => (
  <table className={table({ density })} aria-rowcount={rowCount} aria-busy={isBusy}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead>
      <tr>{head}</tr>
    </thead>
    <tbody>{children}</tbody>
    {foot ? (
      <tfoot>
        <tr className={total}>{foot}</tr>
      </tfoot>
    ) : null}
  </table>
)
