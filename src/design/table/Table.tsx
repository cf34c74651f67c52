import type { ReactNode, Ref } from 'react'
import { firstFixed } from './FixedColumn.css.ts'
import { region, table, total } from './Table.css.ts'

/**
 * The only element that scrolls sideways. It has a name and is a Tab stop, so that the arrow keys scroll it
 * (WCAG 1.4.10, 2.1.1).
 */
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
  /** Table name, for example "Properties, 34 found, page 1 of 3". */
  caption: string
  /** Number of rows on all pages, including the header row; -1 if unknown. */
  rowCount?: number
  /** New rows are loading; the old ones stay visible. */
  isBusy?: boolean
  density?: 'regular' | 'dense'
  head: ReactNode
  foot?: ReactNode
  /** More rows of totals, such as one for each currency. */
  moreFeet?: readonly { key: string; cells: ReactNode }[]
  /** The first column stays while the others scroll sideways. */
  isFirstFixed?: boolean
  /** `Row` elements, or `SkeletonRows` during the first load. */
  children: ReactNode
}

/** A native table: best supported by screen readers, and with the fewest elements. */
export const Table = ({
  caption,
  rowCount,
  isBusy,
  density = 'regular',
  head,
  foot,
  moreFeet = [],
  isFirstFixed,
  children,
}: TableProps) => (
  <table
    aria-label={caption}
    className={isFirstFixed ? `${table({ density })} ${firstFixed}` : table({ density })}
    aria-rowcount={rowCount}
    aria-busy={isBusy}
  >
    <thead>
      <tr>{head}</tr>
    </thead>
    <tbody>{children}</tbody>
    {foot ? (
      <tfoot>
        <tr className={total}>{foot}</tr>
        {moreFeet.map(({ key, cells }) => (
          <tr key={key} className={total}>
            {cells}
          </tr>
        ))}
      </tfoot>
    ) : null}
  </table>
)
