import type { TapeBar, TapeBarKind } from '../../features/tape-chart/tape-chart.types.ts'
import { type Bar, canChange } from '../../machines/calendar/bar.rules.ts'
import { isBegun } from '../../machines/calendar/blocking.rules.ts'
import { subjectText } from './calendar-texts.ts'
import { daysBetween } from '../../api/contract/days.ts'

/** The kinds in the legend, in display order. */
export const legendKinds: readonly TapeBarKind[] = [
  'in_house',
  'reservation',
  'departed',
  'out_of_order',
  'out_of_service',
  'internal_use',
  'hold',
  'out_of_inventory',
]

const stayKinds: Partial<Record<Bar['state'], TapeBarKind>> = { in_house: 'in_house', departed: 'departed' }
/** The drawn kind of a bar. */
export const kindOf = ({ kind, state }: Bar): TapeBarKind =>
  kind === 'reservation' ? (stayKinds[state] ?? 'reservation') : kind

/** Converts a bar to columns, counted from the first visible day. */
function tapeBarOf(bar: Bar, first: string, today: string): TapeBar {
  const isEditable = canChange(bar) && !bar.isPending
  return {
    id: bar.key,
    kind: kindOf(bar),
    label: subjectText(bar),
    from: daysBetween(first, bar.from),
    to: daysBetween(first, bar.to),
    ...(isEditable && isBegun(bar, today) && { fixedUntil: daysBetween(first, today) }),
    isMovable: isEditable,
    isResizable: isEditable,
  }
}

type BarsByRoom = ReadonlyMap<number, readonly Bar[]>

/**
 * Caches the converted bars, and those of each room: the chart gets the same objects while they are unchanged, and
 * doesn't render their bars and cells again.
 */
export function createTapeBars() {
  let days = ''
  let converted = new WeakMap<Bar, TapeBar>()
  let byRoom = new WeakMap<readonly Bar[], readonly TapeBar[]>()
  return (bars: BarsByRoom, from: string, today: string): ReadonlyMap<string, readonly TapeBar[]> => {
    if (days !== `${from} ${today}`) [converted, byRoom] = [new WeakMap(), new WeakMap()]
    days = `${from} ${today}`
    const convert = (bar: Bar): TapeBar => {
      const known = converted.get(bar) ?? tapeBarOf(bar, from, today)
      converted.set(bar, known)
      return known
    }
    const rows = new Map<string, readonly TapeBar[]>()
    for (const [roomId, ofRoom] of bars) {
      const known = byRoom.get(ofRoom) ?? ofRoom.map(convert)
      byRoom.set(ofRoom, known)
      rows.set(String(roomId), known)
    }
    return rows
  }
}
