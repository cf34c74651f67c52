import type { ReactNode } from 'react'
import { phrase } from '../../phrases/phrase.ts'
import { Icon } from '../icon/Icon.tsx'
import { toneMark, withIcon, statusTone, type StatusTone } from '../status/Status.css.ts'
import { actionsCell, actionsButton, cell, markWord, row, rowHeader } from './Table.css.ts'

/** What has just happened to a row's record. */
export type RowMark = 'new' | 'changed'

export interface RowProps {
  /** Row index across all pages; the header row is 1. */
  index?: number
  isSelected?: boolean
  /** The row is being saved or removed: greyed until the server responds. */
  isBusy?: boolean
  /** Just created or changed: highlighted and scrolled into view. */
  mark?: RowMark | undefined
  id?: string
  children: ReactNode
}

const scrollIntoView = (row: HTMLTableRowElement | null) => {
  row?.scrollIntoView({ block: 'nearest' })
}

export const Row = ({ index, isSelected, isBusy, mark, id, children }: RowProps) => (
  <tr
    ref={mark ? scrollIntoView : undefined}
    id={id}
    className={row}
    aria-rowindex={index}
    data-selected={isSelected || undefined}
    data-mark={mark}
    style={mark && markStyle(mark)}
    data-done={isBusy || undefined}
    aria-busy={isBusy || undefined}
  >
    {children}
  </tr>
)

/** Says "New" or "Changed" in a row's header cell, to sight alone: a live region announces the row. */
export const markStyle = (mark: RowMark) => ({
  [markWord]: `"${mark === 'new' ? phrase('design.newRow') : phrase('design.changedRow')}"`,
})

/** The row's header cell. A `<span>` after its link is the muted second line. */
export const RowHeader = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={rowHeader}>
    {children}
  </th>
)

export interface CellProps {
  children?: ReactNode
  isNumeric?: boolean
  isNoWrap?: boolean
  /** Running text: keeps a readable width, and the table scrolls instead. */
  isProse?: boolean
  tone?: 'body' | 'secondary'
  colSpan?: number
}

export const Cell = ({ children, colSpan, ...look }: CellProps) => (
  <td className={cell(look)} colSpan={colSpan}>
    {children}
  </td>
)

/**
 * A cell that contains only a status, with its icon or else the tone's mark. A mask image instead of the elements of an icon takes the browser
 * 5 ms for its first cell (performance P8).
 */
export const StatusCell = ({ tone, icon, children }: { tone: StatusTone; icon?: string; children: ReactNode }) => (
  <td className={`${cell({ isNoWrap: true })} ${statusTone({ tone })} ${icon ? withIcon : toneMark({ tone })}`}>
    {icon ? <Icon path={icon} /> : null}
    {children}
  </td>
)

export interface ActionsCellProps {
  /** For example "Actions for Castle Inn". */
  label: string
  isOpen: boolean
  /** Passes the button, the anchor of the one `ActionMenu` that all rows share. */
  onOpen: (anchor: HTMLButtonElement) => void
}

/** The "…" button of a row. It opens a shared `ActionMenu`, because a menu per row would slow every page. */
export const ActionsCell = ({ label, isOpen, onOpen }: ActionsCellProps) => (
  <td className={`${cell()} ${actionsCell}`}>
    <button
      type="button"
      className={actionsButton}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    />
  </td>
)
