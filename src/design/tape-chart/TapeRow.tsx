import { memo, useEffect, useState } from 'react'
import type { Carried } from './carry.rules.ts'
import { chunkDays, placeBars, type PlacedBar } from './layout.rules.ts'
import type { FillQueue } from './fillQueue.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape.ts'
import { Bar, type Scale } from './TapeBars.tsx'
import { Cells } from './TapeCells.tsx'
import { Pick } from './TapePick.tsx'
import { RowHead } from './TapeRowHead.tsx'
import { row as rowStyle } from './TapeRow.css.ts'

export interface RowProps {
  row: TapeRow
  index: number
  y: number
  scale: Scale
  days: readonly TapeDay[]
  bars: readonly TapeBar[]
  /** Weeks to draw. */
  firstChunk: number
  lastChunk: number
  isLoaded: (day: number) => boolean
  /** Chosen nights of this row; both −1 without any. */
  from: number
  to: number
  /** "3 nights", on the first chosen row. */
  pickLabel: string
  /** The focused column; −2 while another row has it. */
  active: number
  /** Where the carried bar is at home, or would lie. */
  carried: Carried | null
  isRefused: boolean
  canPress: boolean
  /** Whose turn it is to get its cells. */
  queue: FillQueue
  isPrinting: boolean
}

const placedCache = new WeakMap<readonly TapeBar[], { days: number; placed: ReturnType<typeof placeBars> }>()

/** Once per array of bars: a row comes into view again and again. */
function placed(bars: readonly TapeBar[], days: number) {
  const known = placedCache.get(bars)
  if (known?.days === days) return known.placed
  const made = placeBars(bars, days)
  placedCache.set(bars, { days, placed: made })
  return made
}

const ghostOf = ({ bar, from, to }: Carried, days: number): PlacedBar | undefined =>
  placeBars([{ ...bar, from, to }], days).bars[0]

/** One room or group. Drawn again only when something of its own changes. */
export const Row = memo((props: RowProps) => {
  const { row, index, y, scale, days, bars, firstChunk, lastChunk, active, carried } = props
  const { bars: all, lanes } = placed(bars, days.length)
  const [first, last] = [firstChunk * chunkDays, lastChunk * chunkDays]
  const { queue } = props
  // The counts of a group are seen.
  const [isFilled, setFilled] = useState(row.kind === 'group')
  useEffect(() => (isFilled ? undefined : queue.add(() => setFilled(true))), [isFilled, queue])
  const chunks: number[] = []
  if (isFilled) for (let chunk = firstChunk; chunk < lastChunk; chunk++) chunks.push(chunk)
  const focused = Math.floor(active / chunkDays)
  if (active >= 0 && !chunks.includes(focused)) chunks.push(focused)
  // In their order, so that none is moved on the page: that would take the focus from it.
  chunks.sort((a, b) => a - b)
  const ghost = carried?.rowId === row.id ? ghostOf(carried, days.length) : undefined
  const place = (element: HTMLDivElement | null) => {
    if (!element) return
    element.style.transform = `translateY(${y}px)`
    element.style.blockSize = `${scale.height}px`
  }
  return (
    <div
      ref={place}
      role="row"
      aria-rowindex={index + 3}
      className={rowStyle}
      data-kind={row.kind}
      data-row={index}
      data-target={ghost ? (props.isRefused ? 'refused' : 'free') : undefined}
    >
      <RowHead row={row} isActive={active === -1} />
      {!props.isPrinting &&
        chunks.map((chunk) => (
          <Cells
            key={chunk}
            row={row}
            bars={bars}
            days={days}
            index={chunk}
            left={scale.room + chunk * chunkDays * scale.day}
            isLoaded={props.isLoaded}
            from={props.from}
            to={props.to}
            active={chunk === focused ? active : -1}
          />
        ))}
      {all.map(
        (item) =>
          item.end > first &&
          item.start < last && (
            <Bar
              key={item.bar.id}
              placed={item}
              lanes={lanes}
              scale={scale}
              canPress={props.canPress}
              part={carried?.bar.id === item.bar.id ? 'away' : undefined}
            />
          ),
      )}
      {props.from >= 0 && (
        <Pick
          from={props.from}
          to={props.to}
          scale={scale}
          label={props.pickLabel}
          focused={active}
          days={days.length}
        />
      )}
      {ghost && <Bar placed={ghost} lanes={1} scale={scale} canPress={false} part="ghost" />}
    </div>
  )
})
