import type { TapeBar, TapeBarKind, TapeDay, TapeRow } from './tape.ts'

export const kindWords: Record<TapeBarKind, string> = {
  in_house: 'In house',
  reservation: 'Reservation',
  departed: 'Departed',
  out_of_order: 'Out of order',
  out_of_service: 'Out of service',
  internal_use: 'Internal use',
  hold: 'Hold',
  out_of_inventory: 'Out of inventory',
}

/** A guest's bar is named by the guest, the others by their kind first. */
const isStay = (kind: TapeBarKind) => kind === 'in_house' || kind === 'reservation' || kind === 'departed'

/** What is written on a bar. */
export const writtenOf = ({ kind, label }: TapeBar): string => {
  if (label === '') return kindWords[kind]
  return isStay(kind) ? label : `${kindWords[kind]}: ${label}`
}

/** What a bar is called: "out of order: leak". */
export const spokenOf = ({ kind, label }: TapeBar): string =>
  kindWords[kind].toLowerCase() + (label === '' ? '' : `: ${label}`)

export const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

/** The bars that hold the room in this night. */
export const barsOn = (bars: readonly TapeBar[], day: number) => bars.filter(({ from, to }) => from <= day && day < to)

const nightOf = ({ from, to }: TapeBar, day: number) => `night ${day - from + 1} of ${to - from}`

export interface SpokenCell {
  row: TapeRow
  day: TapeDay
  at: number
  bars: readonly TapeBar[]
  isLoaded: boolean
}

const spokenDay = ({ spoken, isToday }: TapeDay) => `${spoken}${isToday ? ', today' : ''}`

/** "Room 101, Tue 3 March, out of order: leak, night 2 of 4" (quality Q12). */
export function spokenCell({ row, day, at, bars, isLoaded }: SpokenCell): string {
  const place = `${row.kind === 'room' ? row.spoken : row.name}, ${spokenDay(day)}`
  if (!isLoaded) return `${place}, loading`
  if (row.kind === 'group') {
    const free = row.free[at]
    if (free === undefined || free === null) return `${place}, not known`
    return `${place}, ${free === 0 ? 'full' : `${free} free`}`
  }
  const here = barsOn(bars, at)
  if (here.length === 0) return `${place}, free`
  return [place, ...here.map((bar) => `${spokenOf(bar)}, ${nightOf(bar, at)}`)].join(', ')
}

export const percent = (ratio: number) => Math.round(ratio * 100)

/** "Occupancy, Tue 3 March, 86 %" */
export const spokenOccupancy = (day: TapeDay, ratio: number | null): string =>
  `Occupancy, ${spokenDay(day)}, ${ratio === null ? 'not known' : `${percent(ratio)} %`}`
