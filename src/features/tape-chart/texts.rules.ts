import type { TapeBar, TapeBarKind, TapeDay, TapeRow } from './tape-chart.types.ts'

export const kindTexts: Record<TapeBarKind, string> = {
  in_house: 'In house',
  reservation: 'Reservation',
  departed: 'Departed',
  out_of_order: 'Out of order',
  out_of_service: 'Out of service',
  internal_use: 'Internal use',
  hold: 'Hold',
  out_of_inventory: 'Out of inventory',
}

/** A stay's label is the guest's name; other bars start with their kind. */
const isStay = (kind: TapeBarKind) => kind === 'in_house' || kind === 'reservation' || kind === 'departed'

/** Text drawn on a bar. */
export const barLabel = ({ kind, label }: TapeBar): string => {
  if (label === '') return kindTexts[kind]
  return isStay(kind) ? label : `${kindTexts[kind]}: ${label}`
}

/** Spoken text of a bar: "out of order: leak". */
export const spokenBar = ({ kind, label }: TapeBar): string =>
  kindTexts[kind].toLowerCase() + (label === '' ? '' : `: ${label}`)

export const nightsText = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

/** The bars that occupy the room on this night. */
export const barsOn = (bars: readonly TapeBar[], day: number) => bars.filter(({ from, to }) => from <= day && day < to)

const nightOfBar = ({ from, to }: TapeBar, day: number) => `night ${day - from + 1} of ${to - from}`

export interface SpokenCell {
  row: TapeRow
  day: TapeDay
  column: number
  bars: readonly TapeBar[]
  isLoaded: boolean
}

const spokenDay = ({ spokenText, isToday }: TapeDay) => `${spokenText}${isToday ? ', today' : ''}`

/** For example "Room 101, Tue 3 March, out of order: leak, night 2 of 4" (quality Q12). */
export function spokenCell({ row, day, column, bars, isLoaded }: SpokenCell): string {
  const cellText = `${row.kind === 'room' ? row.spokenText : row.name}, ${spokenDay(day)}`
  if (!isLoaded) return `${cellText}, loading`
  if (row.kind === 'group') {
    const free = row.free[column]
    if (free === undefined || free === null) return `${cellText}, not known`
    return `${cellText}, ${free === 0 ? 'full' : `${free} free`}`
  }
  const barsHere = barsOn(bars, column)
  if (barsHere.length === 0) return `${cellText}, free`
  return [cellText, ...barsHere.map((bar) => `${spokenBar(bar)}, ${nightOfBar(bar, column)}`)].join(', ')
}

export const percent = (ratio: number) => Math.round(ratio * 100)

/** For example "Occupancy, Tue 3 March, 86 %". */
export const spokenOccupancy = (day: TapeDay, ratio: number | null): string =>
  `Occupancy, ${spokenDay(day)}, ${ratio === null ? 'not known' : `${percent(ratio)} %`}`
