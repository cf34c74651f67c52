import { useMemo } from 'react'
import type { Place } from './keyboard.rules.ts'
import type { TapeBar, TapeChartProps } from './tape.ts'
import type { Scale } from './TapeBars.tsx'
import { Row } from './TapeRow.tsx'
import type { TapeCarry } from './useTapeCarry.ts'
import type { TapeView } from './useTapeView.ts'
import { nights } from './words.rules.ts'

const none: readonly TapeBar[] = []

export interface RowsProps {
  props: TapeChartProps
  view: TapeView
  place: Place
  carry: TapeCarry
  isLoaded: (day: number) => boolean
}

/** The rows in view, and besides them the one with the focus, so that it is never lost by scrolling. */
export function Rows({ props, view, place, carry, isLoaded }: RowsProps) {
  const { rows, days, bars, selection } = props
  const { dayWidth: day, room, rem, heights, offsets } = view
  const scales = useMemo<Record<'group' | 'room', Scale>>(
    () => ({ group: { day, room, rem, height: heights.group }, room: { day, room, rem, height: heights.room } }),
    [day, room, rem, heights],
  )
  const drawn: number[] = []
  for (let index = view.rows.from; index < view.rows.to; index++) drawn.push(index)
  if (!view.isMeasured) return null
  if (place.row < view.rows.from) drawn.unshift(place.row)
  else if (place.row >= view.rows.to && place.row < rows.length) drawn.push(place.row)
  const { carried } = carry
  return drawn.map((index) => {
    const row = rows[index]
    if (!row) return null
    const isChosen = selection?.rowIds.includes(row.id) ?? false
    const isTouched = carried !== null && (carried.rowId === row.id || carried.homeId === row.id)
    return (
      <Row
        key={row.id}
        row={row}
        index={index}
        y={offsets[index] ?? 0}
        scale={scales[row.kind]}
        days={days}
        bars={bars.get(row.id) ?? none}
        firstChunk={view.chunks.from}
        lastChunk={view.chunks.to}
        isLoaded={isLoaded}
        from={isChosen && selection ? selection.from : -1}
        to={isChosen && selection ? selection.to : -1}
        pickLabel={selection?.rowIds[0] === row.id ? nights(selection.to - selection.from) : ''}
        active={place.row === index ? place.column : -2}
        carried={isTouched ? carried : null}
        isRefused={isTouched && carry.isRefused}
        canPress={props.onBarOpened !== undefined}
        queue={view.queue}
        isPrinting={view.isPrinting}
      />
    )
  })
}
