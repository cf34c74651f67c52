import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { TapeDay, TapeRow } from '../../design/tape-chart/tape.ts'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import type { Room, Row } from '../../machines/calendar/room.rules.ts'
import { conditionLooks } from '../facilities/facility-looks.ts'
import { columnOf } from './calendar-words.ts'
import { createTapeBars } from './tape-texts.ts'
import { useCalendarActor, useOpenProperty } from './useCalendar.ts'
import { shareOfDay, useNow } from './useNow.ts'
import { daysBetween } from '../../api/contract/days.ts'

function roomRow({ id, name, facility, isInactive }: Room): TapeRow {
  const { label, tone, icon } = conditionLooks[facility.housekeeping_status]
  return {
    kind: 'room',
    id: String(id),
    name,
    spoken: `Room ${name}`,
    detail: isInactive ? 'Inactive' : (facility.bed_setup ?? ''),
    condition: { icon, tone, word: label },
  }
}

const madeRows = new WeakMap<Room, TapeRow>()
function rowOfRoom(room: Room): TapeRow {
  const known = madeRows.get(room) ?? roomRow(room)
  madeRows.set(room, known)
  return known
}

type FreeByType = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Rooms and types count for themselves, rows do not. */
const typeRow = 'type-'
export const typeOfRow = (rowId: string) => Number(rowId.slice(typeRow.length))

/** Group and room rows as the chart has them. */
const rowsOf = (rows: readonly Row[], days: readonly TapeDay[], free: FreeByType): TapeRow[] =>
  rows.map((row) => {
    if (row.kind === 'room') return rowOfRoom(row.room)
    const { id, name, isCollapsed, rooms } = row.group
    const byDay = free.get(id)
    return {
      kind: 'group',
      id: `${typeRow}${id}`,
      name,
      isExpanded: !isCollapsed,
      detail: `of ${rooms.length}`,
      free: days.map(({ date }) => byDay?.get(date) ?? null),
    }
  })

const isSameFree = (a: FreeByType, b: FreeByType) =>
  a === b || (a.size === b.size && [...a].every(([type, days]) => days === b.get(type)))

/** What the section knows, in the columns and rows of the chart. */
export function useTape() {
  const calendar = useCalendarActor()
  const { timezone } = useOpenProperty()
  const now = useNow()
  const range = useSelector(calendar, select.selectRange)
  const today = useSelector(calendar, select.selectToday)
  const shown = useSelector(calendar, select.selectRows)
  const ofView = useSelector(calendar, select.selectDays)
  const figures = useSelector(calendar, select.selectFigures)
  const free = useSelector(calendar, ({ context }) => context.figures.freeByType, isSameFree)
  const selection = useSelector(calendar, select.selectSelection)
  const inView = useSelector(calendar, select.selectBars)
  const [tapeBarsOf] = useState(createTapeBars)
  const days = useMemo(
    () => ofView.map(({ day, isToday, isWeekend }): TapeDay => ({ ...columnOf(day), isToday, isWeekend })),
    [ofView],
  )
  const rows = useMemo(() => rowsOf(shown, days, free), [shown, days, free])
  const bars = useMemo(() => tapeBarsOf(inView, range.from, today), [tapeBarsOf, inView, range.from, today])
  const occupancy = useMemo(() => days.map(({ date }) => figures.get(date)?.occupancy ?? null), [days, figures])
  const picked = useMemo(
    () =>
      selection && {
        rowIds: selection.roomIds.map(String),
        from: daysBetween(range.from, selection.from),
        to: daysBetween(range.from, selection.to),
      },
    [selection, range.from],
  )
  const isTodayInView = range.from <= today && today < range.to
  return {
    days,
    rows,
    bars,
    occupancy,
    range,
    selection: picked,
    now: isTodayInView ? daysBetween(range.from, today) + shareOfDay(timezone, now) : null,
  }
}
