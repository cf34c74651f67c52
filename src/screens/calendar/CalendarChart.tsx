import {
  type TapeBar,
  type TapeLetterKeys,
  type TapeMove,
  type TapeResize,
  type TapeSelection,
} from '../../features/tape-chart/tape-chart.types.ts'
import { TapeChart } from '../../features/tape-chart/TapeChart.tsx'
import { canChange } from '../../machines/calendar/bar.rules.ts'
import { isBegun } from '../../machines/calendar/blocking.rules.ts'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { useNotices } from '../actor-hooks.ts'
import { barText, nightsText, rangeText, selectedText, spokenState, nightsRangeText } from './calendar-texts.ts'
import { useCalendarActor } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'
import { typeIdOfRow, useTapeChart } from './useTapeChart.ts'
import { addDays } from '../../api/contract/days.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

interface CalendarChartProps {
  calendarActions: CalendarActions
  letterKeys: TapeLetterKeys
}

/** The tape chart of rooms by date, with pointer and keyboard actions. */
export function CalendarChart({ calendarActions, letterKeys }: CalendarChartProps) {
  const calendar = useCalendarActor()
  const notices = useNotices()
  const { range, ...tape } = useTapeChart()
  const dayAt = (at: number) => addDays(range.from, at)
  const nightsOf = ({ from, to }: { from: number; to: number }) => ({ from: dayAt(from), to: dayAt(to) })

  const selectNights = (selection: TapeSelection | null) => {
    if (!selection) return calendar.send({ type: 'selection.cleared' })
    const roomIds = selection.rowIds.map(Number)
    const nights = nightsOf(selection)
    calendar.send({ type: 'rooms.selected', roomIds, ...nights })
    const selected = select.selectSelection(calendar.getSnapshot())
    const names = select
      .selectRooms(calendar.getSnapshot())
      .flatMap(({ id, name }) => (roomIds.includes(id) ? name : []))
    const text = selected ? selectedText(names, selected) : phrase('calendar.pastNightsNotSelectable')
    return notices.send({ type: 'announcement.made', text })
  }
  const move = ({ barId, rowId, ...nights }: TapeMove) =>
    calendar.send({ type: 'bar.dropped', key: barId, roomId: Number(rowId), ...nightsOf(nights) })
  const resize = ({ barId, ...nights }: TapeResize) => {
    const bar = select.selectBar(barId)(calendar.getSnapshot())
    if (bar) calendar.send({ type: 'bar.dropped', key: barId, roomId: bar.roomId, ...nightsOf(nights) })
  }
  /** Rejects a drop on known conflicts before any request. */
  const validateDrop = ({ barId, rowId, ...nights }: TapeMove) => {
    const { from, to } = nightsOf(nights)
    const occupying = select
      .selectBarsOf(Number(rowId))(calendar.getSnapshot())
      .find((other) => other.key !== barId && other.from < to && from < other.to)
    return occupying ? phrase('calendar.barIsThere', { bar: barText(occupying) }) : null
  }
  const describeBar = ({ id }: TapeBar) => {
    const bar = select.selectBar(id)(calendar.getSnapshot())
    if (!bar) return null
    const facts = factsText([barText(bar), nightsText(bar), nightsRangeText(bar), spokenState(bar)])
    const isStartFixed = canChange(bar) && isBegun(bar, select.selectToday(calendar.getSnapshot()))
    return isStartFixed ? phrase('calendar.barWithFixedFirstNight', { bar: facts }) : facts
  }

  return (
    <TapeChart
      {...tape}
      letterKeys={letterKeys}
      label={phrase('calendar.roomsByDate', { range: rangeText(range) })}
      onSelectionChange={selectNights}
      onBlock={(selection) => calendarActions.block(selection.rowIds.map(Number), nightsOf(selection))}
      onBarOpened={(key) => calendar.send({ type: 'bar.opened', key })}
      onBarMoved={move}
      onBarResized={resize}
      validateDrop={validateDrop}
      onGroupToggled={(id) => calendar.send({ type: 'group.toggled', id: typeIdOfRow(id) })}
      describeBar={describeBar}
      onAnnounce={(text) => notices.send({ type: 'announcement.made', text })}
    />
  )
}
