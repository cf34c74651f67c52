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
 * Caches the converted bars per room: the chart gets the same array while they are unchanged, and doesn't render the
 * row again.
 */
export function createTapeBars() {
  let days = ''
  let made = new WeakMap<readonly Bar[], readonly TapeBar[]>()
  return (bars: BarsByRoom, from: string, today: string): ReadonlyMap<string, readonly TapeBar[]> => {
    if (days !== `${from} ${today}`) made = new WeakMap()
    days = `${from} ${today}`
    const rows = new Map<string, readonly TapeBar[]>()
    for (const [roomId, ofRoom] of bars) {
      const known = made.get(ofRoom) ?? ofRoom.map((bar) => tapeBarOf(bar, from, today))
      made.set(ofRoom, known)
      rows.set(String(roomId), known)
    }
    return rows
  }
}
