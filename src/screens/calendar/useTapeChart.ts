import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import type { TapeDay, TapeRow } from '../../features/tape-chart/tape-chart.types.ts'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import type { Room, Row } from '../../machines/calendar/room.rules.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { problemMark } from '../problems/problem-display.ts'
import { columnOf } from './calendar-texts.ts'
import { createTapeBars } from './tape-bars.ts'
import { useCalendarActor, useOpenProperty } from './useCalendar.ts'
import { positionOf, useNow } from './useNow.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { phrase } from '../../phrases/phrase.ts'

function roomRow({ id, name, facility, isInactive }: Room): TapeRow {
  const { label, tone, icon } = conditionDisplay[facility.housekeeping_status]
  return {
    kind: 'room',
    id: String(id),
    name,
    spokenText: phrase('calendar.roomNamed', { room: name }),
    detail: isInactive ? phrase('calendar.inactive') : (facility.bed_setup ?? ''),
    condition: { icon, tone, text: label },
    mark: problemMark(facility.problems),
  }
}

const rowCache = new WeakMap<Room, TapeRow>()
function rowOfRoom(room: Room): TapeRow {
  const known = rowCache.get(room) ?? roomRow(room)
  rowCache.set(room, known)
  return known
}

type FreeByType = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Room and type ids may coincide; row ids must not. The prefix keeps them apart. */
const typeRowPrefix = 'type-'
export const typeIdOfRow = (rowId: string) => Number(rowId.slice(typeRowPrefix.length))

/** "7 of 14 free": the free rooms of today, or the rooms alone if today is not in view. */
const freeText = (free: number | undefined, rooms: number) =>
  free === undefined ? phrase('calendar.roomCount', { rooms }) : phrase('calendar.freeOfRooms', { free, rooms })

/** Converts groups and rooms to rows of the chart. */
const rowsOf = (rows: readonly Row[], days: readonly TapeDay[], free: FreeByType): TapeRow[] => {
  const today = days.find(({ isToday }) => isToday)?.date
  return rows.map((row) => {
    if (row.kind === 'room') return rowOfRoom(row.room)
    const { id, name, isCollapsed, rooms } = row.group
    const byDay = free.get(id)
    return {
      kind: 'group',
      id: `${typeRowPrefix}${id}`,
      name,
      isExpanded: !isCollapsed,
      detail: freeText(byDay?.get(today ?? ''), rooms.length),
      free: days.map(({ date }) => byDay?.get(date) ?? null),
    }
  })
}

const isSameFree = (a: FreeByType, b: FreeByType) =>
  a === b || (a.size === b.size && [...a].every(([type, days]) => days === b.get(type)))

/** Converts the section's data to columns and rows of the chart. */
export function useTapeChart() {
  const calendar = useCalendarActor()
  const { timezone } = useOpenProperty()
  const now = useNow()
  const range = useSelector(calendar, select.selectRange)
  const today = useSelector(calendar, select.selectToday)
  const shown = useSelector(calendar, select.selectRows)
  const daysInView = useSelector(calendar, select.selectDays)
  const figures = useSelector(calendar, select.selectFigures)
  const free = useSelector(calendar, ({ context }) => context.figures.freeByType, isSameFree)
  const selection = useSelector(calendar, select.selectSelection)
  const barsInView = useSelector(calendar, select.selectBars)
  const isLoaded = useSelector(calendar, select.selectIsDayLoaded)
  const isDayLoaded = useCallback((at: number) => isLoaded(addDays(range.from, at)), [isLoaded, range.from])
  const [tapeBarsOf] = useState(createTapeBars)
  const days = useMemo(
    () => daysInView.map(({ day, isToday, isWeekend }): TapeDay => ({ ...columnOf(day), isToday, isWeekend })),
    [daysInView],
  )
  const rows = useMemo(() => rowsOf(shown, days, free), [shown, days, free])
  const bars = useMemo(() => tapeBarsOf(barsInView, range.from, today), [tapeBarsOf, barsInView, range.from, today])
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
  return {
    days,
    rows,
    bars,
    occupancy,
    isDayLoaded,
    range,
    selection: picked,
    now: positionOf(now, timezone, range),
  }
}
