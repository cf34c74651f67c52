import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { TapeMove, TapeSelection } from '../../src/design/tape-chart/tape.ts'
import { houseOf } from '../../src/design/tape-chart/tape.specimens.ts'
import { TapeChart } from '../../src/design/tape-chart/TapeChart.tsx'
import '../../src/design/theme/theme.css.ts'

const house = houseOf(500, 90)

function Chart() {
  const [bars, setBars] = useState<ReadonlyMap<string, NonNullable<ReturnType<typeof house.bars.get>>>>(house.bars)
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
      days={house.days}
      rows={house.rows}
      bars={bars}
      occupancy={house.occupancy}
      now={2.4}
      selection={selection}
      onSelectionChange={setSelection}
      onBarMoved={move}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Chart />)
