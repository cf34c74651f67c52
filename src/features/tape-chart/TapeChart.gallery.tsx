import { useState } from 'react'
import type { Gallery } from '../../design/gallery/gallery.ts'
import type { TapeBar, TapeMove, TapeResize, TapeRow, TapeSelection } from './tape-chart.types.ts'
import { sampleRooms } from './tape-chart.samples.ts'
import { TapeChart } from './TapeChart.tsx'
import { TapeKeys } from './TapeKeys.tsx'
import { TapeLegend } from './TapeLegend.tsx'
import { nightsText, spokenBar } from './texts.rules.ts'

type Bars = ReadonlyMap<string, readonly TapeBar[]>

const withMoved = (bars: Bars, { barId, rowId, from }: TapeMove): Bars => {
  const bar = [...bars.values()].flat().find(({ id }) => id === barId)
  if (!bar) return bars
  const without = [...bars].map(([id, items]) => [id, items.filter((item) => item.id !== barId)] as const)
  const moved = { ...bar, from, to: from + bar.to - bar.from }
  return new Map(without.map(([id, items]) => [id, id === rowId ? [...items, moved] : items]))
}

const withResized = (bars: Bars, { barId, from, to }: TapeResize): Bars =>
  new Map([...bars].map(([id, items]) => [id, items.map((bar) => (bar.id === barId ? { ...bar, from, to } : bar))]))

/** Removes the rooms of collapsed groups. */
function visibleRows(rows: readonly TapeRow[], closed: ReadonlySet<string>): TapeRow[] {
  let isOpen = true
  return rows.flatMap((row): TapeRow[] => {
    if (row.kind === 'room') return isOpen ? [row] : []
    isOpen = !closed.has(row.id)
    return [{ ...row, isExpanded: isOpen }]
  })
}

interface InteractiveChartProps {
  label: string
  rooms: number
  count: number
  loadedTo?: number
  isDense?: boolean
}

/** An interactive sample: it applies the chart's events and lists them beneath. */
function InteractiveChart({ label, rooms, count, loadedTo = count, isDense }: InteractiveChartProps) {
  const [sample] = useState(() => sampleRooms(rooms, count))
  const [bars, setBars] = useState<Bars>(sample.bars)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [selection, setSelection] = useState<TapeSelection | null>(null)
  const [lastMessage, setLastMessage] = useState('')
  const [rows, setRows] = useState<readonly TapeRow[]>(sample.rows)
  const toggle = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
    setRows(visibleRows(sample.rows, next))
  }
  return (
    <>
      <TapeChart
        label={label}
        days={sample.days}
        rows={rows}
        bars={bars}
        occupancy={sample.occupancy}
        isDayLoaded={loadedTo === count ? undefined : (day) => day < loadedTo}
        now={2.4}
        isDense={isDense}
        selection={selection}
        onSelectionChange={setSelection}
        onBlock={({ rowIds, from, to }) => setLastMessage(`Block ${rowIds.join(', ')} for ${nightsText(to - from)}`)}
        onBarOpened={(id) => setLastMessage(`Opened ${id}`)}
        onBarMoved={(move) => {
          setBars(withMoved(bars, move))
          setLastMessage(`Moved ${move.barId} to ${move.rowId} at ${move.from}`)
        }}
        onBarResized={(resize) => {
          setBars(withResized(bars, resize))
          setLastMessage(`Resized ${resize.barId} to ${resize.from}–${resize.to}`)
        }}
        validateDrop={({ rowId, from, to, barId }) =>
          bars.get(rowId)?.some((bar) => bar.id !== barId && bar.from < to && from < bar.to) ? 'taken' : null
        }
        onGroupToggled={toggle}
        onScrolledNear={(side) => setLastMessage(`Near the days ${side}`)}
        describeBar={(bar) => `${spokenBar(bar)}, ${nightsText(bar.to - bar.from)}`}
        onAnnounce={setLastMessage}
      />
      <p role="status" data-message>
        {lastMessage}
      </p>
    </>
  )
}

export const gallery: Gallery = {
  title: 'Tape chart',
  examples: {
    'A fortnight of sixteen rooms': () => <InteractiveChart label="Rooms by date" rooms={16} count={14} />,
    'A month, dense, its last days still on their way': () => (
      <InteractiveChart label="Rooms in March" rooms={12} count={31} loadedTo={24} isDense />
    ),
    Keys: () => <TapeKeys />,
    Legend: () => (
      <TapeLegend
        kinds={[
          'in_house',
          'reservation',
          'departed',
          'out_of_order',
          'out_of_service',
          'internal_use',
          'hold',
          'out_of_inventory',
        ]}
      />
    ),
  },
}
