import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { TapeMove, TapeSelection } from '../../src/features/tape-chart/tape-chart.types.ts'
import { sampleRooms } from '../../src/features/tape-chart/tape-chart.samples.ts'
import { TapeChart } from '../../src/features/tape-chart/TapeChart.tsx'
import '../../src/design/theme/theme.css.ts'

const rooms = sampleRooms(500, 90)

function Chart() {
  const [bars, setBars] = useState<ReadonlyMap<string, NonNullable<ReturnType<typeof rooms.bars.get>>>>(rooms.bars)
  const [selection, setSelection] = useState<TapeSelection | null>(null)
  const move = ({ barId, rowId, from }: TapeMove) => {
    const next = new Map(bars)
    for (const [id, items] of bars) {
      const bar = items.find((item) => item.id === barId)
      if (!bar) continue
      const others = items.filter((item) => item !== bar)
      next.set(id, others)
      next.set(rowId, [
        ...(id === rowId ? others : (bars.get(rowId) ?? [])),
        { ...bar, from, to: from + bar.to - bar.from },
      ])
    }
    setBars(next)
  }
  return (
    <TapeChart
      label="Rooms by date"
      days={rooms.days}
      rows={rooms.rows}
      bars={bars}
      occupancy={rooms.occupancy}
      now={2.4}
      selection={selection}
      onSelectionChange={setSelection}
      onBarMoved={move}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Chart />)
