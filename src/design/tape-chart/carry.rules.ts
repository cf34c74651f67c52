import { clamp } from './layout.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape.ts'
import { nights, spokenOf } from './words.rules.ts'

/** A bar in the hand: where it would come to lie. */
export interface Carried {
  bar: TapeBar
  /** Moved as a whole, or by one of its ends. */
  by: 'whole' | 'start' | 'end'
  homeId: string
  rowId: string
  from: number
  to: number
}

export const lift = (bar: TapeBar, homeId: string, by: Carried['by']): Carried => ({
  bar,
  by,
  homeId,
  rowId: homeId,
  from: bar.from,
  to: bar.to,
})

/** So many days from where it was lifted; an end stops a night before the other. */
export function carriedBy(before: Carried, days: number, rowId = before.rowId): Carried {
  const carried = { ...before, rowId }
  const { bar, by } = carried
  if (bar.fixedUntil !== undefined) {
    const from = rowId === carried.homeId ? bar.from : bar.fixedUntil
    return { ...carried, from, to: Math.max(bar.to + days, from + 1) }
  }
  if (by === 'start') return { ...carried, from: Math.min(bar.from + days, bar.to - 1) }
  if (by === 'end') return { ...carried, to: Math.max(bar.to + days, bar.from + 1) }
  return { ...carried, from: bar.from + days, to: bar.to + days }
}

/** One key: a night sideways, or to the next room up or down, over the headings of groups. */
export function stepped(carried: Carried, key: string, rows: readonly TapeRow[]): Carried | null {
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const since = carried.by === 'start' ? carried.from - carried.bar.from : carried.to - carried.bar.to
  if (sideways !== 0) return carriedBy(carried, since + sideways)
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (down === 0 || carried.by !== 'whole') return null
  let index = rows.findIndex(({ id }) => id === carried.rowId) + down
  while (rows[index]?.kind === 'group') index += down
  const row = rows[index]
  return row ? carriedBy(carried, since, row.id) : carried
}

export const hasMoved = ({ bar, homeId, rowId, from, to }: Carried) =>
  rowId !== homeId || from !== bar.from || to !== bar.to

/** "Room 103, Thu 5 March, 3 nights" */
export function spokenTarget({ rowId, from, to }: Carried, rows: readonly TapeRow[], days: readonly TapeDay[]): string {
  const row = rows.find(({ id }) => id === rowId)
  const day = days[clamp(from, 0, days.length - 1)]
  const date = day === undefined ? '' : from < 0 || from >= days.length ? 'outside the days shown' : day.spoken
  return `${row?.kind === 'room' ? row.spoken : ''}, ${date}, ${nights(to - from)}`
}

/** What is different about one that has begun; null of any other. */
export const begunNote = ({ bar, homeId, rowId }: Carried): string | null => {
  if (bar.fixedUntil === undefined) return null
  return rowId === homeId
    ? 'It has begun: its first night stays, only its end moves'
    : 'It has begun: the nights before today stay in their room'
}

export const spokenLift = (carried: Carried): string => {
  const note = begunNote(carried)
  return [howToCarry(carried), ...(note ? [`${note}.`] : [])].join(' ')
}

const howToCarry = ({ bar, by }: Carried): string =>
  by === 'whole'
    ? `Moving ${spokenOf(bar)}. Arrows choose the night and the room, Enter puts it down, Escape cancels.`
    : `Changing the nights of ${spokenOf(bar)}. Left and right choose the last night, Enter keeps it, Escape cancels.`
