import { expect, test } from 'vitest'
import { barText, fitLabel, noSpacing } from '../../src/features/tape-chart/bar-text.rules.ts'
import { dragBy, hasMoved, startDrag, dropTargetText, dragByKey } from '../../src/features/tape-chart/drag.rules.ts'
import { occupancyRow, positionAfterKey } from '../../src/features/tape-chart/keyboard.rules.ts'
import {
  columnsFor,
  isMonthStart,
  isWeekStart,
  weeksInView,
  placeBars,
  rowAt,
  rowOffsets,
  rowsInView,
  scrollOffsetFor,
} from '../../src/features/tape-chart/layout.rules.ts'
import { isSelected, selectionBetween } from '../../src/features/tape-chart/selection.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from '../../src/features/tape-chart/tape-chart.types.ts'
import { sampleRooms } from '../../src/features/tape-chart/tape-chart.samples.ts'
import { barLabel, freeText, spokenCell, spokenOccupancy } from '../../src/features/tape-chart/texts.rules.ts'

const group = (id: string, free: (number | null)[] = []): TapeRow => ({
  kind: 'group',
  id,
  name: id,
  isExpanded: true,
  free,
})
const room = (name: string): TapeRow => ({ kind: 'room', id: name, name, spokenText: `Room ${name}` })
const rows = [group('Doubles', [2, 0, null]), room('101'), room('102'), group('Twins'), room('201')]
const offsets = rowOffsets(rows, { group: 28, room: 36 })
const bar = (from: number, to: number, rest: Partial<TapeBar> = {}): TapeBar => ({
  id: `${from}-${to}`,
  kind: 'reservation',
  label: 'Novak',
  from,
  to,
  ...rest,
})
const day = (number: string, isToday = false): TapeDay => ({
  date: `2026-03-0${number}`,
  weekday: 'Tue',
  letter: 'T',
  number,
  shortDate: `${number} Mar`,
  month: 'March 2026',
  spokenText: `Tue ${number} March`,
  isWeekend: false,
  isToday,
})

test('only the visible rows are rendered, and a few around them', () => {
  expect([...offsets]).toEqual([0, 28, 64, 100, 128, 164])
  expect([-5, 0, 27, 28, 99, 130, 999].map((y) => rowAt(offsets, y))).toEqual([0, 0, 0, 1, 2, 4, 4])
  const many = rowOffsets(
    Array.from({ length: 500 }, (_, index) => room(String(index))),
    { group: 28, room: 36 },
  )
  const { from, to } = rowsInView(many, 3600, 360, 72)
  expect([from, to]).toEqual([98, 114])
  expect(rowsInView(rowOffsets([], { group: 28, room: 36 }), 0, 300, 0)).toEqual({ from: 0, to: 0 })
})

test('only the visible weeks are rendered', () => {
  expect(weeksInView(90, 50, 0, 700, 0)).toEqual({ from: 0, to: 2 })
  expect(weeksInView(90, 50, 3800, 700, 100)).toEqual({ from: 10, to: 13 })
  expect(weeksInView(0, 50, 0, 700, 0)).toEqual({ from: 0, to: 0 })
})

/** Width of a chart between the open side menu and the margins of a window. */
const besideMenu = (window: number) => window - 264
const columns = (days: number, width: number) =>
  columnsFor({ days, width, rem: 16, spacing: noSpacing, isNarrow: width < 640, isPrinting: false })

test.each([
  [1440, 90, 'letter'],
  [1366, 90, 'letter'],
  [1280, 90, 'letter'],
  [1440, 31, 'number'],
  [1280, 31, 'number'],
  [1440, 14, 'weekday'],
])('beside the side menu of a window of %d px, %d days fit the width, with a %s each', (window, days, detail) => {
  const { day, room, detail: shown } = columns(days, besideMenu(window))
  expect(room + days * day).toBeLessThanOrEqual(besideMenu(window))
  expect(Number.isInteger(day)).toBe(true)
  expect(shown).toBe(detail)
})

test('a day is never narrower than a letter, nor on a phone than a thumb meets', () => {
  expect(columns(90, 700)).toEqual({ day: 8, room: 212, detail: 'letter' })
  expect(columns(14, 412).day).toBe(56)
  expect(columns(90, 358)).toEqual({ day: 32, room: 104, detail: 'number' })
})

test('where texts are spaced, the rooms get the room that their beds need', () => {
  const spaced = {
    days: 14,
    width: 1200,
    rem: 16,
    spacing: { letter: 0.12, word: 0.16 },
    isNarrow: false,
    isPrinting: false,
  }
  expect(columnsFor(spaced).room).toBeGreaterThan(250)
})

test('on paper all days share the sheet', () => {
  const { day, room } = columnsFor({
    days: 90,
    width: 1000,
    rem: 16,
    spacing: noSpacing,
    isNarrow: true,
    isPrinting: true,
  })
  expect(room + 90 * day).toBeCloseTo(1000)
})

test('a week starts after the weekend, and a month on its first day in view', () => {
  const { days } = sampleRooms(1, 35)
  const starts = (is: typeof isWeekStart) => days.flatMap(({ date }, at) => (is(days, at) ? date : []))
  expect(starts(isWeekStart)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'])
  expect(starts(isMonthStart)).toEqual(['2026-04-01'])
})

test('free rooms are counted in the width of their column', () => {
  expect([12, 7, 0, null].map((free) => freeText(free, 'weekday'))).toEqual([12, 7, 'full', null])
  expect([12, 7, 0, null].map((free) => freeText(free, 'number'))).toEqual([12, 7, 0, null])
  expect([12, 7, 0, null].map((free) => freeText(free, 'letter'))).toEqual(['+', 7, 0, null])
})

test('the bar of one night is readable in every column: label, initials, initials along the bar, or the icon', () => {
  const guest = bar(1, 2, { label: 'Katya Kowalski' })
  const leak = bar(1, 2, { kind: 'out_of_order', label: 'leak' })
  const at = (one: TapeBar, px: number) => barText(one, px / 16)
  expect(at(guest, 160)).toEqual({ fit: 'label', text: 'Katya Kowalski' })
  expect(at(guest, 58)).toEqual({ fit: 'label', text: 'KK' })
  expect(at(guest, 28)).toEqual({ fit: 'initials', text: 'KK' })
  expect(at(guest, 8)).toEqual({ fit: 'sideways', text: 'KK' })
  expect(at(leak, 58).fit).toBe('label')
  expect(at(leak, 8)).toEqual({ fit: 'icon', text: '' })
})

test('a stay reaches from midday to midday, is cut at the ends of the view, and overlapping stays share the row', () => {
  const { bars, lanes } = placeBars([bar(2, 4), bar(-3, 1), bar(12, 20), bar(3, 5), bar(-5, -2)], 14)
  expect(bars.map(({ start, end, lane }) => [start, end, lane])).toEqual([
    [0, 1.5, 0],
    [2.5, 4.5, 0],
    [3.5, 5.5, 1],
    [12.5, 14, 0],
  ])
  expect(bars.map(({ isCutBefore, isCutAfter }) => [isCutBefore, isCutAfter])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ])
  expect(lanes).toBe(2)
  expect(placeBars([bar(2, 4), bar(4, 6)], 14).lanes).toBe(1)
})

test('the chart scrolls no further than needed to show the focus', () => {
  expect(scrollOffsetFor(100, 300, 150, 186)).toBe(100)
  expect(scrollOffsetFor(100, 300, 50, 86)).toBe(50)
  expect(scrollOffsetFor(100, 300, 390, 426)).toBe(126)
})

const extent = { rows: 30, columns: 14, page: 10, hasOccupancy: true }
test.each([
  ['ArrowLeft', false, { row: 2, column: 4 }],
  ['ArrowRight', false, { row: 2, column: 6 }],
  ['ArrowUp', false, { row: 1, column: 5 }],
  ['ArrowDown', false, { row: 3, column: 5 }],
  ['Home', false, { row: 2, column: -1 }],
  ['End', false, { row: 2, column: 13 }],
  ['Home', true, { row: 0, column: -1 }],
  ['End', true, { row: 29, column: 13 }],
  ['PageUp', false, { row: 0, column: 5 }],
  ['PageDown', false, { row: 12, column: 5 }],
  ['x', false, null],
])('%s (with Ctrl: %s) leads to %o', (key, ctrlKey, to) => {
  expect(positionAfterKey({ key, ctrlKey }, { row: 2, column: 5 }, extent)).toEqual(to)
})

test('the occupancy is above the first row if there is one; Page and Ctrl keys stop before it', () => {
  const up = { key: 'ArrowUp', ctrlKey: false }
  const from = { row: 0, column: 5 }
  expect(positionAfterKey(up, from, extent)).toEqual({ row: occupancyRow, column: 5 })
  expect(positionAfterKey(up, from, { ...extent, hasOccupancy: false })).toEqual(from)
  expect(positionAfterKey({ ...up, key: 'ArrowDown' }, { row: occupancyRow, column: 5 }, extent)).toEqual(from)
  expect(positionAfterKey({ ...up, key: 'PageUp' }, from, extent)).toEqual(from)
  expect(positionAfterKey({ ...up, key: 'PageUp' }, { row: occupancyRow, column: 5 }, extent)?.row).toBe(occupancyRow)
})

test('the occupancy speaks its date and its figure', () => {
  expect(spokenOccupancy(day('3'), 0.857)).toBe('Occupancy, Tue 3 March, 86 %')
  expect(spokenOccupancy(day('3', true), null)).toBe('Occupancy, Tue 3 March, today, not known')
})

test('nights are selected from corner to corner, of rooms only, in any direction', () => {
  const chosen = selectionBetween(rows, { rowId: '201', day: 5 }, { rowId: '101', day: 3 })
  expect(chosen).toEqual({ rowIds: ['101', '102', '201'], from: 3, to: 6 })
  expect(isSelected(chosen, { rowId: '102', day: 5 })).toBe(true)
  expect(isSelected(chosen, { rowId: '102', day: 6 })).toBe(false)
  expect(selectionBetween(rows, { rowId: 'gone', day: 1 }, { rowId: '101', day: 1 })).toBeNull()
})

test('a cell speaks its room, its date, its occupant and the number of the night', () => {
  const [held, date] = [bar(2, 6, { kind: 'out_of_order', label: 'leak' }), day('3')]
  const said = (row: TapeRow, at: number, bars: TapeBar[] = [held], isLoaded = true) =>
    spokenCell({ row, day: date, column: at, bars, isLoaded })
  expect(said(room('101'), 3)).toBe('Room 101, Tue 3 March, out of order: leak, night 2 of 4')
  expect(said(room('101'), 6)).toBe('Room 101, Tue 3 March, free')
  expect(said(room('101'), 3, [], false)).toBe('Room 101, Tue 3 March, loading')
  expect([0, 1, 2].map((at) => said(rows[0]!, at))).toEqual([
    'Doubles, Tue 3 March, 2 free',
    'Doubles, Tue 3 March, full',
    'Doubles, Tue 3 March, not known',
  ])
  expect(barLabel(held)).toBe('Out of order: leak')
  expect(barLabel(bar(1, 2))).toBe('Novak')
})

test('a dragged bar moves by nights and rooms and skips headings; a dragged end keeps at least one night', () => {
  const held = startDrag(bar(1, 3), '102', 'whole')
  expect(hasMoved(held)).toBe(false)
  expect(dragByKey(held, 'ArrowDown', rows)).toMatchObject({ rowId: '201', from: 1, to: 3 })
  const twice = dragByKey(dragByKey(held, 'ArrowRight', rows)!, 'ArrowRight', rows)!
  expect([twice.from, twice.to, hasMoved(twice)]).toEqual([3, 5, true])
  expect(dragByKey(startDrag(bar(1, 3), '101', 'whole'), 'ArrowUp', rows)).toMatchObject({ rowId: '101' })
  expect(dragByKey(held, 'x', rows)).toBeNull()
  expect(dragBy(startDrag(bar(1, 3), '102', 'end'), -9)).toMatchObject({ from: 1, to: 2 })
  expect(dragBy(startDrag(bar(1, 3), '102', 'start'), 9)).toMatchObject({ from: 2, to: 3 })
  expect(dropTargetText(held, rows, [day('1'), day('2', true)])).toBe('Room 102, Tue 2 March, 2 nights')
})

test('a label is cut to the available width, and left out if no letter fits', () => {
  expect(fitLabel('Lindqvist, M.', 10)).toBe('Lindqvist, M.')
  expect(fitLabel('Lindqvist, M.', 5)).toMatch(/^Lin.*…$/u)
  expect(fitLabel('Lindqvist, M.', 2)).toBe('')
  expect(fitLabel('', 5)).toBe('')
  expect(fitLabel('Ana de la Cruz', 8.5)).toBe('Ana de la Cruz')
  expect(fitLabel('Ana de la Cruz', 8.5, { letter: 0.12, word: 0.16 })).toMatch(/^Ana de.*…$/u)
  expect(fitLabel('山田花子山田花子', 7).length).toBeLessThan(fitLabel('ilililil', 7).length)
})
