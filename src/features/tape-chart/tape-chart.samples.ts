import * as icons from '../../design/icon/icons.css.ts'
import type { TapeBar, TapeBarKind, TapeDay, TapeRoom, TapeRow } from './tape-chart.types.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
const guests = ['Okonkwo, A.', 'Lindqvist, M.', 'Haddad, S.', 'Moreau, C.', 'Tanaka, Y.', 'Novak, P.', 'van Dijk, E.']
const reasons = ['leak', 'minibar', 'trainer', 'wedding party', 'window']
const types = ['Lake View Double', 'Garden Twin', 'Fairway Suite', 'Family']
const conditions: readonly NonNullable<TapeRoom['condition']>[] = [
  { icon: icons.dirty, tone: 'warning', text: 'Dirty' },
  { icon: icons.inspected, tone: 'ok', text: 'Inspected' },
  { icon: icons.clean, tone: 'ok', text: 'Clean' },
  { icon: icons.cleaning, tone: 'info', text: 'Cleaning' },
]

/** Days from 1 March 2026, a Sunday; 3 March is today. */
const daysOfMarch = (count: number): TapeDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 2, 1 + index))
    const [weekday, month] = [weekdays[date.getUTCDay()] ?? '', months[date.getUTCMonth()] ?? '']
    return {
      date: date.toISOString().slice(0, 10),
      weekday,
      letter: weekday.slice(0, 1),
      number: String(date.getUTCDate()),
      shortDate: `${date.getUTCDate()} ${month.slice(0, 3)}`,
      month: `${month} ${date.getUTCFullYear()}`,
      spokenText: `${weekday} ${date.getUTCDate()} ${month}`,
      isWeekend: weekday === 'Sun' || weekday === 'Sat',
      isToday: index === 2,
    }
  })

export interface SampleRooms {
  days: TapeDay[]
  rows: TapeRow[]
  bars: Map<string, readonly TapeBar[]>
  occupancy: number[]
}

/** Consecutive sample stays of a room; deterministic per room. */
function barsOf(room: number, days: number): TapeBar[] {
  const bars: TapeBar[] = []
  let from = -(room % 4)
  for (let index = 0; from < days; index++) {
    const seed = (room * 31 + index * 17) % 97
    const kind: TapeBarKind =
      seed % 13 === 0
        ? 'out_of_order'
        : seed % 17 === 0
          ? 'out_of_service'
          : seed % 19 === 0
            ? 'hold'
            : seed % 23 === 0
              ? 'internal_use'
              : from <= 2
                ? 'in_house'
                : 'reservation'
    const to = from + 2 + (seed % 6)
    const isStay = kind === 'in_house' || kind === 'reservation'
    bars.push({
      id: `${room}-${index}`,
      kind,
      label: (isStay ? guests[seed % guests.length] : reasons[seed % reasons.length]) ?? '',
      from,
      to,
      isMovable: kind !== 'in_house',
      isResizable: !isStay,
    })
    from = to + (seed % 4)
  }
  return bars
}

/** Sample rooms, grouped by room type. */
export function sampleRooms(rooms: number, count: number): SampleRooms {
  const rows: TapeRow[] = []
  const bars = new Map<string, readonly TapeBar[]>()
  const perGroup = Math.ceil(rooms / Math.max(2, Math.min(types.length, Math.ceil(rooms / 8))))
  for (let room = 0; room < rooms; room++) {
    const group = Math.floor(room / perGroup)
    if (room % perGroup === 0)
      rows.push({
        kind: 'group',
        id: `group-${group}`,
        name: types[group] ?? `Type ${group + 1}`,
        detail: `${(14 + group * 3) % 11} of ${perGroup} free`,
        isExpanded: true,
        free: Array.from({ length: count }, (_, day) => (day * 7 + group * 3) % 11),
      })
    const number = String(101 + Math.floor(room / 20) * 100 + (room % 20))
    rows.push({
      kind: 'room',
      id: `room-${number}`,
      name: number,
      spokenText: `Room ${number}`,
      detail: room % 3 ? 'King' : 'Twin',
      condition: conditions[room % conditions.length],
    })
    bars.set(`room-${number}`, barsOf(room, count))
  }
  return {
    days: daysOfMarch(count),
    rows,
    bars,
    occupancy: Array.from({ length: count }, (_, day) => 0.6 + ((day * 13) % 40) / 100),
  }
}
