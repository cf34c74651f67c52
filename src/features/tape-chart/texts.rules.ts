import { inOwnDirection } from './direction.ts'
import type { ColumnDetail } from './layout.rules.ts'
import type { TapeBar, TapeBarKind, TapeDay, TapeRow } from './tape-chart.types.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

export const kindTexts: Record<TapeBarKind, string> = {
  in_house: phrase('calendar.inHouse'),
  reservation: phrase('calendar.reservation'),
  departed: phrase('calendar.departed'),
  out_of_order: phrase('calendar.outOfOrder'),
  out_of_service: phrase('calendar.outOfService'),
  internal_use: phrase('calendar.internalUse'),
  hold: phrase('calendar.hold'),
  out_of_inventory: phrase('calendar.outOfInventory'),
}

/** A stay's label is the guest's name; other bars start with their kind. */
export const isStay = (kind: TapeBarKind) => kind === 'in_house' || kind === 'reservation' || kind === 'departed'

/** Text drawn on a bar. */
export const barLabel = ({ kind, label }: TapeBar): string => {
  if (label === '') return kindTexts[kind]
  return isStay(kind) ? label : phrase('calendar.kindAndLabel', { kind: kindTexts[kind], label: inOwnDirection(label) })
}

/** Kind of a bar within a sentence: "out of order". */
export const spokenKind = (kind: TapeBarKind): string => phrase('calendar.kindInSentence', { kind })

/** Spoken text of a bar: "out of order: leak". */
export const spokenBar = ({ kind, label }: TapeBar): string =>
  label === '' ? spokenKind(kind) : phrase('calendar.kindAndLabel', { kind: spokenKind(kind), label })

export const nightsText = (nights: number) => phrase('calendar.nightCount', { nights })

/** The bars that occupy the room on this night. */
export const barsOn = (bars: readonly TapeBar[], day: number) => bars.filter(({ from, to }) => from <= day && day < to)

/** Free rooms of a type on a day, as far as the column has room: "full", "7", and "+" for ten or more. */
export const freeText = (free: number | null | undefined, detail: ColumnDetail): string | number | null | undefined =>
  free === 0 && detail === 'weekday'
    ? phrase('calendar.allRoomsTaken')
    : typeof free === 'number' && free > 9 && detail === 'letter'
      ? '+'
      : free

const nightOfBar = (bar: TapeBar, day: number) =>
  phrase('calendar.nightOfBar', { bar: spokenBar(bar), night: day - bar.from + 1, nights: bar.to - bar.from })

export interface SpokenCell {
  row: TapeRow
  day: TapeDay
  column: number
  bars: readonly TapeBar[]
  isLoaded: boolean
}

/** For example "Tue 3 March, today". */
export const spokenDay = ({ spokenText, isToday }: TapeDay) =>
  isToday ? phrase('calendar.dayIsToday', { day: spokenText }) : spokenText

/** For example "Room 101, Tue 3 March, out of order: leak, night 2 of 4" (quality Q12). */
export function spokenCell({ row, day: tapeDay, column, bars, isLoaded }: SpokenCell): string {
  const day = spokenDay(tapeDay)
  const name = row.kind === 'room' ? row.spokenText : row.name
  if (!isLoaded) return phrase('calendar.cellLoading', { row: name, day })
  if (row.kind === 'group') {
    const free = row.free[column]
    if (free === undefined || free === null) return phrase('calendar.cellNotKnown', { row: name, day })
    return phrase('calendar.cellOfType', { type: name, day, free })
  }
  const barsHere = barsOn(bars, column)
  if (barsHere.length === 0) return phrase('calendar.cellFree', { row: name, day })
  return factsText([name, day, ...barsHere.map((bar) => nightOfBar(bar, column))])
}

export const percent = (ratio: number) => Math.round(ratio * 100)

/** For example "Occupancy, Tue 3 March, 86 %". */
export const spokenOccupancy = (day: TapeDay, ratio: number | null): string =>
  ratio === null
    ? phrase('calendar.occupancyNotKnown', { day: spokenDay(day) })
    : phrase('calendar.occupancyOfDay', { day: spokenDay(day), percent: percent(ratio) })
