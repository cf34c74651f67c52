import type { TapeBar, TapeDay, TapeRow } from './tape-chart.types.ts'
import { spokenBar } from './texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A dragged bar and its current drop target. */
export interface DraggedBar {
  bar: TapeBar
  /** The whole bar is moved, or one of its ends. */
  part: 'whole' | 'start' | 'end'
  originRowId: string
  rowId: string
  from: number
  to: number
}

export const startDrag = (bar: TapeBar, originRowId: string, part: DraggedBar['part']): DraggedBar => ({
  bar,
  part,
  originRowId,
  rowId: originRowId,
  from: bar.from,
  to: bar.to,
})

/** Drags by `days` from the original place. An end stops one night before the other end. */
export function dragBy(before: DraggedBar, days: number, rowId = before.rowId): DraggedBar {
  const dragged = { ...before, rowId }
  const { bar, part } = dragged
  if (bar.fixedUntil !== undefined) {
    const from = rowId === dragged.originRowId ? bar.from : bar.fixedUntil
    return { ...dragged, from, to: Math.max(bar.to + days, from + 1) }
  }
  if (part === 'start') return { ...dragged, from: Math.min(bar.from + days, bar.to - 1) }
  if (part === 'end') return { ...dragged, to: Math.max(bar.to + days, bar.from + 1) }
  return { ...dragged, from: bar.from + days, to: bar.to + days }
}

/** Drags by one key press: a night sideways, or up or down to the next room, past group rows. */
export function dragByKey(dragged: DraggedBar, key: string, rows: readonly TapeRow[]): DraggedBar | null {
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const daysMoved = dragged.part === 'start' ? dragged.from - dragged.bar.from : dragged.to - dragged.bar.to
  if (sideways !== 0) return dragBy(dragged, daysMoved + sideways)
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (down === 0 || dragged.part !== 'whole') return null
  let index = rows.findIndex(({ id }) => id === dragged.rowId) + down
  while (rows[index]?.kind === 'group') index += down
  const row = rows[index]
  return row ? dragBy(dragged, daysMoved, row.id) : dragged
}

export const hasMoved = ({ bar, originRowId, rowId, from, to }: DraggedBar) =>
  rowId !== originRowId || from !== bar.from || to !== bar.to

/** For example "Room 103, Thu 5 March, 3 nights". */
export function dropTargetText(
  { rowId, from, to }: DraggedBar,
  rows: readonly TapeRow[],
  days: readonly TapeDay[],
): string {
  const row = rows.find(({ id }) => id === rowId)
  const room = row?.kind === 'room' ? row.spokenText : ''
  const day = days[from]?.spokenText
  const nights = to - from
  return day === undefined
    ? phrase('calendar.dropOutsideDays', { room, nights })
    : phrase('calendar.dropTarget', { room, day, nights })
}

/** Explains what moves of a stay that has begun; null for other bars. */
export const begunNote = ({ bar, originRowId, rowId }: DraggedBar): string | null => {
  if (bar.fixedUntil === undefined) return null
  return rowId === originRowId ? phrase('calendar.begunFirstNightStays') : phrase('calendar.begunPastNightsStayInRoom')
}

export const dragStartText = (dragged: DraggedBar): string => {
  const note = begunNote(dragged)
  return [dragInstructions(dragged), ...(note ? [phrase('calendar.fullStop', { sentence: note })] : [])].join(' ')
}

const dragInstructions = ({ bar, part }: DraggedBar): string =>
  part === 'whole'
    ? phrase('calendar.movingInstructions', { bar: spokenBar(bar) })
    : phrase('calendar.resizingInstructions', { bar: spokenBar(bar) })
