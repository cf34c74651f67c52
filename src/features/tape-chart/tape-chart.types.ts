import type { ReactNode } from 'react'
import type { StatusTone } from '../../design/status/Status.css.ts'

/** A column of the chart. */
export interface TapeDay {
  /** ISO date. It is the column's key, so the focus stays on the date when earlier days are added. */
  date: string
  /** For example "Tue". */
  weekday: string
  /** For example "T". */
  letter: string
  /** For example "3". */
  number: string
  /** For example "3 Mar". */
  shortDate: string
  /** For example "March 2026". The header's corner shows the month of the first visible day. */
  month: string
  /** For example "Tue 3 March". */
  spokenText: string
  isWeekend: boolean
  isToday: boolean
}

/** A room type (or floor) above its rooms. */
interface TapeGroup {
  kind: 'group'
  id: string
  name: string
  isExpanded: boolean
  /** Free rooms of the type: "7 of 28 free". */
  detail?: string
  /** Free rooms per day, same length as `days`. Null is unknown; 0 shows "full". */
  free: readonly (number | null)[]
}

export interface TapeRoom {
  kind: 'room'
  id: string
  /** Room number on the badge: "101". */
  name: string
  /** Spoken name: "Room 101". */
  spokenText: string
  /** For example "King". */
  detail?: string
  condition?: { icon: string; tone: StatusTone; text: string }
  /** A count beside the name, with what it counts. */
  mark?: { icon: string; tone: StatusTone; label: string; name: string } | null
}

export type TapeRow = TapeGroup | TapeRoom

export type TapeBarKind =
  | 'in_house'
  | 'reservation'
  | 'departed'
  | 'out_of_order'
  | 'out_of_service'
  | 'internal_use'
  | 'hold'
  | 'out_of_inventory'

/**
 * A bar for the nights `from` (inclusive) to `to` (exclusive), as day offsets from the first day. They may lie
 * outside the visible days.
 */
export interface TapeBar {
  id: string
  kind: TapeBarKind
  /** Text after the kind, drawn and spoken: "leak", "Lindqvist, M."; empty if the kind is enough. */
  label: string
  from: number
  to: number
  /** Set for a stay that has begun: its nights before this column are fixed, so only its end moves. */
  fixedUntil?: number
  isMovable?: boolean
  isResizable?: boolean
}

/** Selected nights of some rooms; `from` inclusive, `to` exclusive. */
export interface TapeSelection {
  /** In row order. */
  rowIds: readonly string[]
  from: number
  to: number
}

export interface TapeMove {
  barId: string
  rowId: string
  from: number
  to: number
}

export interface TapeResize {
  barId: string
  from: number
  to: number
}

/** Letter keys of the chart; an empty one does nothing. */
export interface TapeLetterKeys {
  /** Blocks the selected nights. */
  block: string
  /** Moves the bar. */
  move: string
  /** Changes the last night of the bar. */
  resize: string
}

export interface TapeChartProps {
  /** Name of the grid: "Rooms by date, 1 to 14 March 2026". */
  label: string
  days: readonly TapeDay[]
  rows: readonly TapeRow[]
  /** Bars by row id. Pass the same array while a row's bars are unchanged, so that the row isn't rendered again. */
  bars: ReadonlyMap<string, readonly TapeBar[]>
  /** 0 to 1 per day; null while unknown. If undefined, the occupancy row is hidden. */
  occupancy?: readonly (number | null)[]
  /** Columns that are still loading are shaded and spoken as "loading". */
  isDayLoaded?: (day: number) => boolean
  /** Current time in days since the first day, with fraction: 2.4. */
  now?: number | null
  /** The first visible day when the chart opens. */
  initialDay?: number
  isDense?: boolean
  selection: TapeSelection | null
  onSelectionChange: (selection: TapeSelection | null) => void
  /** At first b, m and r. Active only while a cell has the focus (WCAG 2.1.4). */
  letterKeys?: TapeLetterKeys
  /** Called on Enter or the letter key with selected nights. */
  onBlock?: (selection: TapeSelection) => void
  /** Called on Enter or a press on a bar. */
  onBarOpened?: (barId: string) => void
  onBarMoved?: (move: TapeMove) => void
  onBarResized?: (resize: TapeResize) => void
  /**
   * Returns why a bar can't be dropped there, or null. The reason marks the drop target and shows at the bar after a
   * drop.
   */
  validateDrop?: (target: TapeMove) => string | null
  onGroupToggled?: (id: string) => void
  /** Called on Enter or a press on a room's badge. */
  onRoomOpened?: (id: string) => void
  /** The first or last days came into view: load more on that side. Called once until `days` changes. */
  onScrolledNear?: (side: 'before' | 'after') => void
  /** Content of a bar's tooltip, on hover and focus. */
  describeBar?: (bar: TapeBar) => ReactNode
  /** Text for a live region. */
  onAnnounce?: (text: string) => void
}
