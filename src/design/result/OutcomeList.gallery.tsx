import type { Gallery } from '../gallery/gallery.ts'
import { OutcomeList, type OutcomeItem } from './OutcomeList.tsx'

const outcomeOf = (at: number): OutcomeItem => {
  const label = String(201 + at)
  if (at === 2) return { id: at, label, outcome: 'refused', note: 'There is a room with this name already' }
  if (at === 4) return { id: at, label: 'Lakeside suite with two terraces', outcome: 'unchanged' }
  if (at === 5) return { id: at, label, outcome: 'pending' }
  return { id: at, label, outcome: 'done' }
}

export const gallery: Gallery = {
  title: 'Outcome list',
  examples: {
    'A result for each': () => (
      <OutcomeList
        caption="Rooms created, 17 of 20"
        noun="Room"
        items={Array.from({ length: 20 }, (_, at) => outcomeOf(at))}
      />
    ),
  },
}
