import { type TapeBar, type TapeMove, type TapeResize, type TapeSelection } from '../../design/tape-chart/tape.ts'
import { TapeChart } from '../../design/tape-chart/TapeChart.tsx'
import { canChange } from '../../machines/calendar/bar.rules.ts'
import { isBegun } from '../../machines/calendar/blocking.rules.ts'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { useNotices } from '../actors.ts'
import { barText, nightsText, rangeText, selectedText, stateText, stretchText } from './calendar-words.ts'
import { useCalendarActor } from './useCalendar.ts'
import type { Deeds } from './useDeeds.ts'
import { typeOfRow, useTape } from './useTape.ts'
import { addDays } from '../../api/contract/days.ts'

interface CalendarChartProps {
  deeds: Deeds
  onBarOpened: (key: string) => void
}

/** The tape chart: rooms by dates, and what is done on it by pointer and by keys. */
export function CalendarChart({ deeds, onBarOpened }: CalendarChartProps) {
  const calendar = useCalendarActor()
  const notices = useNotices()
  const { range, ...tape } = useTape()
  const dayAt = (at: number) => addDays(range.from, at)
  const isDayLoaded = (at: number) => select.selectIsDayKnown(dayAt(at))(calendar.getSnapshot())
  const nightsOf = ({ from, to }: { from: number; to: number }) => ({ from: dayAt(from), to: dayAt(to) })

  const pick = (selection: TapeSelection | null) => {
    if (!selection) return calendar.send({ type: 'selection.cleared' })
    const roomIds = selection.rowIds.map(Number)
    const nights = nightsOf(selection)
    calendar.send({ type: 'rooms.selected', roomIds, ...nights })
    const selected = select.selectSelection(calendar.getSnapshot())
    const names = select
      .selectRooms(calendar.getSnapshot())
      .flatMap(({ id, name }) => (roomIds.includes(id) ? name : []))
    const text = selected ? selectedText(names, selected) : 'Nights that are over cannot be selected.'
    return notices.send({ type: 'announcement.made', text })
  }
  const move = ({ barId, rowId, ...nights }: TapeMove) =>
    calendar.send({ type: 'bar.dropped', key: barId, roomId: Number(rowId), ...nightsOf(nights) })
  const resize = ({ barId, ...nights }: TapeResize) => {
    const bar = select.selectBar(barId)(calendar.getSnapshot())
    if (bar) calendar.send({ type: 'bar.dropped', key: barId, roomId: bar.roomId, ...nightsOf(nights) })
  }
  /** What can be seen to stand in the way is told before the try. */
  const refuseDrop = ({ barId, rowId, ...nights }: TapeMove) => {
    const { from, to } = nightsOf(nights)
    const hit = select
      .selectBarsOf(Number(rowId))(calendar.getSnapshot())
      .find((other) => other.key !== barId && other.from < to && from < other.to)
    return hit ? `${barText(hit)} is there` : null
  }
  const describe = ({ id }: TapeBar) => {
    const bar = select.selectBar(id)(calendar.getSnapshot())
    if (!bar) return null
    const state = bar.kind === 'reservation' ? 'read only here' : stateText(bar).toLowerCase()
    const isStartFixed = canChange(bar) && isBegun(bar, select.selectToday(calendar.getSnapshot()))
    const note = isStartFixed ? '. Its first night stays, only its end moves' : ''
    return [barText(bar), nightsText(bar), stretchText(bar), state].filter(Boolean).join(', ') + note
  }

  return (
    <TapeChart
      {...tape}
      label={`Rooms by date, ${rangeText(range)}`}
      isDayLoaded={isDayLoaded}
      onSelectionChange={pick}
      onBlock={(selection) => deeds.block(selection.rowIds.map(Number), nightsOf(selection))}
      onBarOpened={onBarOpened}
      onBarMoved={move}
      onBarResized={resize}
      refuseDrop={refuseDrop}
      onGroupToggled={(id) => calendar.send({ type: 'group.toggled', id: typeOfRow(id) })}
      describeBar={describe}
      onSaid={(text) => notices.send({ type: 'announcement.made', text })}
    />
  )
}
