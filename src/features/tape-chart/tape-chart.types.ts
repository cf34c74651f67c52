import type { ReactNode } from 'react'
import type { StatusTone } from '../../design/status/Status.css.ts'

/** One column. */
export interface TapeDay {
  /** ISO date; the column's key, by which the focus stays where it is when days are added in front. */
  date: string
  /** "Tue" */
  weekday: string
  /** "3" */
  number: string
  /** "March 2026": the head's corner shows the month of the first day in view. */
  month: string
  /** "Tue 3 March" */
  spokenText: string
  isWeekend: boolean
  isToday: boolean
}

/** A room type (or floor) over its rooms. */
interface TapeGroup {
  kind: 'group'
  id: string
  name: string
  isExpanded: boolean
  /** "of 28": what the counts are of. */
  detail?: string
  /** Free rooms per day, as long as `days`; null while unknown, 0 shows "full". */
  free: readonly (number | null)[]
}

export interface TapeRoom {
  kind: 'room'
  id: string
  /** On its door plate: "101". */
  name: string
  /** How it is spoken: "Room 101". */
  spokenText: string
  /** "King" */
  detail?: string
  condition?: { icon: string; tone: StatusTone; text: string }
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

/** Nights `from` (inclusive) to `to` (exclusive), as offsets from the first day; they may lie outside the days shown. */
export interface TapeBar {
  id: string
  kind: TapeBarKind
  /** What follows the kind, on the bar and spoken: "leak", "Lindqvist, M."; empty for the kind alone. */
  label: string
  from: number
  to: number
  /** It has begun: its nights before this column stay where they are, so only its end moves. */
  fixedUntil?: number
  isMovable?: boolean
  isResizable?: boolean
}

/** Nights of some rooms, `from` inclusive, `to` exclusive. */
export interface TapeSelection {
  /** In the order of the rows. */
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

export interface TapeChartProps {
  /** Of the grid: "Rooms by date, 1 to 14 March 2026". */
  label: string
  days: readonly TapeDay[]
  rows: readonly TapeRow[]
  /** By the id of the row; hand on the same array while a row's bars are the same, and it is not drawn again. */
  bars: ReadonlyMap<string, readonly TapeBar[]>
  /** 0 to 1 per day; null while unknown. Without it there is no such row. */
  occupancy?: readonly (number | null)[]
  /** Columns still on their way are shaded and speak "loading". */
  isDayLoaded?: (day: number) => boolean
  /** Days since the first one, with their fraction: 2.4. */
  now?: number | null
  /** The day that stands first when the chart opens. */
  initialDay?: number
  isDense?: boolean
  selection: TapeSelection | null
  onSelectionChange: (selection: TapeSelection | null) => void
  /** Enter or `b` on selected nights. */
  onBlock?: (selection: TapeSelection) => void
  /** Enter or a press on a bar. */
  onBarOpened?: (barId: string) => void
  onBarMoved?: (move: TapeMove) => void
  onBarResized?: (resize: TapeResize) => void
  /** Why a bar cannot lie there, or null; marks the target, and stands at the bar after a drop. */
  validateDrop?: (target: TapeMove) => string | null
  onGroupToggled?: (id: string) => void
  /** Enter on a room's plate, or a press of it. */
  onRoomOpened?: (id: string) => void
  /** The first or last days came into view: load more there. Once until `days` changes. */
  onScrolledNear?: (side: 'before' | 'after') => void
  /** What the remark on a bar shows, on hover and focus. */
  describeBar?: (bar: TapeBar) => ReactNode
  /** For a live region. */
  onAnnounce?: (text: string) => void
}
