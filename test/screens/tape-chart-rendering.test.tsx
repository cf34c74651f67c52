import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleRooms } from '../../src/features/tape-chart/tape-chart.samples.ts'
import type { TapeBar, TapeRow } from '../../src/features/tape-chart/tape-chart.types.ts'
import { TapeChart } from '../../src/features/tape-chart/TapeChart.tsx'

const { days, rows, bars } = sampleRooms(40, 28)
const isRoom = ({ kind }: TapeRow) => kind === 'room'
const room = rows.find(isRoom)!.id
const allLoaded = () => true

/** The same function at each render, as screens pass it. */
const ignore = () => undefined
const chart = (bars: ReadonlyMap<string, readonly TapeBar[]>, isDayLoaded: (day: number) => boolean = allLoaded) => (
  <TapeChart {...{ days, rows, bars, isDayLoaded }} label="Rooms by date" selection={null} onSelectionChange={ignore} />
)

/** React keeps an element's props on the element, as a new object after each render of its component. */
const propsOf = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]

const rowCount = () => document.querySelectorAll('[data-row]').length
/** Renders the chart, and waits until the visible rows have all their cells. */
async function renderedChart() {
  const { rerender } = render(chart(bars))
  await waitFor(() => expect(rowCount()).toBeGreaterThan(20))
  const isFilled = (row: Element) => row.querySelectorAll('[role=gridcell]').length > 7
  await waitFor(() => expect([...document.querySelectorAll('[data-row]')].every(isFilled)).toBe(true))
  const elements = [...document.querySelectorAll('[data-row] [role=gridcell], [data-bar]')]
  const before = elements.map(propsOf)
  return { rerender, renderedAgain: () => elements.filter((element, at) => propsOf(element) !== before[at]) }
}
const column = (cell: Element) => Number(cell.getAttribute('aria-colindex')) - 2

test('an opened chart renders a few rows at a time, so that no frame is long', async () => {
  const counts: number[] = []
  const note = () => {
    counts.push(rowCount())
    frame = requestAnimationFrame(note)
  }
  let frame = requestAnimationFrame(note)
  render(chart(bars))
  counts.push(rowCount())
  await waitFor(() => expect(rowCount()).toBeGreaterThan(20))
  cancelAnimationFrame(frame)
  const added = [...counts, rowCount()].map((count, at) => count - (counts[at - 1] ?? 0))
  expect(Math.max(...added)).toBeLessThanOrEqual(6)
})

test('a new bar renders the cells of its own week and room again, and no other cell or bar', async () => {
  const { rerender, renderedAgain } = await renderedChart()
  const before = bars.get(room)!
  const added: TapeBar = { id: 'added', kind: 'hold', label: '', from: 15, to: 17 }
  rerender(chart(new Map(bars).set(room, [...before, added])))
  const cells = renderedAgain().filter((element) => element.getAttribute('role') === 'gridcell')
  expect(cells.map(column)).toEqual([14, 15, 16, 17, 18, 19, 20])
})

test('loaded nights render the cells of their week again, and no bar', async () => {
  const { rerender, renderedAgain } = await renderedChart()
  rerender(chart(bars, (day) => day < 21))
  const elements = renderedAgain()
  expect(elements.length).toBeGreaterThan(20)
  expect([...new Set(elements.map(column))].sort((a, b) => a - b)).toEqual([21, 22, 23, 24, 25, 26, 27])
})
