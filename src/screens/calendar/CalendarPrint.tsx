import { useSelector } from '@xstate/react'
import { maxWideDays } from '../../features/tape-chart/layout.rules.ts'
import { PrintLegend } from '../../features/tape-chart/PrintLegend.tsx'
import { type PrintCell, type PrintGroup, PrintTapeChart } from '../../features/tape-chart/PrintTapeChart.tsx'
import { PrintSheet } from '../../design/print/PrintSheet.tsx'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { barText, columnOf, fullDayText, rangeText } from './calendar-texts.ts'
import { useChips } from './calendar-chips.ts'
import { kindOf, legendKinds } from './tape-bars.ts'
import { useCalendarActor, useOpenProperty } from './useCalendar.ts'
import { usePrinting } from '../usePrinting.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Splits the range into sheets of about equal length. */
function sheetsOf({ from, to }: Range): Range[] {
  const days = daysBetween(from, to)
  const sheets = Math.ceil(days / maxWideDays)
  const each = Math.ceil(days / sheets)
  return Array.from({ length: sheets }, (_, at) => {
    const first = addDays(from, at * each)
    const last = addDays(first, each)
    return { from: first, to: last < to ? last : to }
  })
}

const daysOf = ({ from, to }: Range) => Array.from({ length: daysBetween(from, to) }, (_, at) => addDays(from, at))

/** The cells of a room on a sheet: one per free night, one spanning all nights of a stay or blocking. */
function cellsOf(bars: readonly Bar[], sheet: Range): PrintCell[] {
  const cells: PrintCell[] = []
  let next = sheet.from
  const addFree = (to: string) => {
    for (; next < to; next = addDays(next, 1)) cells.push({ key: next, days: 1, occupiedBy: null })
  }
  for (const bar of bars) {
    if (bar.to <= sheet.from || bar.from >= sheet.to) continue
    addFree(bar.from)
    const to = bar.to < sheet.to ? bar.to : sheet.to
    const goesOn = [bar.from < sheet.from ? '← ' : '', bar.to > sheet.to ? ' →' : '']
    const text = `${goesOn[0]}${barText(bar)}${goesOn[1]}`
    cells.push({ key: bar.key, days: daysBetween(next, to), occupiedBy: { kind: kindOf(bar), text } })
    next = to
  }
  addFree(sheet.to)
  return cells
}

/** The visible range as print sheets; rendered only while printing. */
export function CalendarPrint() {
  return usePrinting() ? <Sheets /> : null
}

function Sheets() {
  const calendar = useCalendarActor()
  const { name } = useOpenProperty()
  const chips = useChips()
  const range = useSelector(calendar, select.selectRange)
  const today = useSelector(calendar, select.selectToday)
  const groups = useSelector(calendar, select.selectGroups)
  const bars = useSelector(calendar, select.selectBars)
  const filters = statementsText(chips.map(({ label, value }) => phrase('calendar.printedFilter', { label, value })))
  const groupsOf = (sheet: Range) =>
    groups.map(({ id, name: type, rooms }): PrintGroup => ({
      id: String(id),
      name: type,
      rooms: rooms.map((room) => ({
        id: String(room.id),
        name: room.name,
        cells: cellsOf(bars.get(room.id) ?? [], sheet),
      })),
    }))
  return (
    <PrintSheet
      title={phrase('calendar.hotelCalendarOf', { property: name })}
      facts={[
        rangeText(range),
        filters ? phrase('calendar.printedFilters', { filters }) : phrase('calendar.allRooms'),
        phrase('calendar.printedOn', { day: fullDayText(today) }),
      ]}
    >
      <PrintLegend kinds={legendKinds} />
      {sheetsOf(range).map((sheet) => (
        <PrintTapeChart
          key={sheet.from}
          caption={rangeText(sheet)}
          days={daysOf(sheet).map((day) => {
            const { weekday, number } = columnOf(day)
            return `${weekday} ${number}`
          })}
          groups={groupsOf(sheet)}
        />
      ))}
    </PrintSheet>
  )
}
