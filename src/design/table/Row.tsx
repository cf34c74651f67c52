import type { CSSProperties, ReactNode } from 'react'
import { iconMask } from '../icon/icon-mask.ts'
import { toneMark, withIcon, iconVariable, statusTone, type StatusTone } from '../status/Status.css.ts'
import { actionsCell, actionsButton, cell, row, rowHeader } from './Table.css.ts'

export interface RowProps {
  /** Place among all rows of all pages, the head being 1. */
  index?: number
  isSelected?: boolean
  /** Being removed or changed: greyed until the server has answered. */
  isBusy?: boolean
  /** Just created: marked, and brought into sight. */
  isNew?: boolean
  id?: string
  children: ReactNode
}

const scrollIntoView = (row: HTMLTableRowElement | null) => {
  row?.scrollIntoView({ block: 'nearest' })
}

export const Row = ({ index, isSelected, isBusy, isNew, id, children }: RowProps) => (
  <tr
    ref={isNew ? scrollIntoView : undefined}
    id={id}
    className={row}
    aria-rowindex={index}
    data-selected={isSelected || undefined}
    data-new={isNew || undefined}
    data-done={isBusy || undefined}
    aria-busy={isBusy || undefined}
  >
    {children}
  </tr>
)

/** What the row is about. A `<span>` after its link is the quiet second line. */
export const RowHeader = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={rowHeader}>
    {children}
  </th>
)

export interface CellProps {
  children?: ReactNode
  isNumeric?: boolean
  isNoWrap?: boolean
  /** Sentences: keeps a width to be read at, and the table scrolls instead. */
  isProse?: boolean
  tone?: 'body' | 'secondary'
  colSpan?: number
}

export const Cell = ({ children, colSpan, ...look }: CellProps) => (
  <td className={cell(look)} colSpan={colSpan}>
    {children}
  </td>
)

/** A status that is the whole cell. Its icon, or else a mark of one shape per tone, is drawn by CSS: two elements less a row. */
export const StatusCell = ({ tone, icon, children }: { tone: StatusTone; icon?: string; children: ReactNode }) => (
  <td
    className={`${cell({ isNoWrap: true })} ${statusTone({ tone })} ${icon ? withIcon : toneMark({ tone })}`}
    style={icon ? ({ [iconVariable]: iconMask(icon) } as CSSProperties) : undefined}
  >
    {children}
  </td>
)

export interface ActionsCellProps {
  /** "Actions for Castle Inn". */
  label: string
  isOpen: boolean
  /** Gives the button, for the one `ActionMenu` that all rows share. */
  onOpen: (anchor: HTMLButtonElement) => void
}

/** The "…" of a row: a plain button, because a menu per row would cost every page; it opens a shared `ActionMenu`. */
export const ActionsCell = ({ label, isOpen, onOpen }: ActionsCellProps) => (
  <td className={`${cell()} ${actionsCell}`}>
    <button
      type="button"
      className={actionsButton}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    />
  </td>
)
