import { useState } from 'react'
import type { Gallery } from '../../design/gallery/gallery.ts'
import { type CompareSide, CompareTable } from './CompareTable.tsx'

function ChoosePerField() {
  const [name, setName] = useState<CompareSide>('yours')
  const [arrival, setArrival] = useState<CompareSide>('theirs')
  return (
    <CompareTable
      caption="What to keep"
      yours="Yours"
      theirs="Saved meanwhile"
      rows={[
        {
          field: 'Name',
          yours: 'Lakeside Golf Resort',
          theirs: 'Lakeside Golf & Spa Resort',
          chosenSide: name,
          onChoose: setName,
        },
        { field: 'Check-in', yours: '15:00', theirs: '14:00', chosenSide: arrival, onChoose: setArrival },
        {
          field: 'Phone',
          yours: '+43 1',
          theirs: '+43 2',
          chosenSide: 'theirs',
          settledReason: 'Only they changed it',
        },
        {
          field: 'Address',
          yours: 'Seestraße 16, 9220 Velden am Wörther See',
          theirs: 'Seestraße 14, 9220 Velden',
          chosenSide: 'yours',
          settledReason: 'Only you changed it',
        },
      ]}
    />
  )
}

export const gallery: Gallery = {
  title: 'Compare',
  examples: {
    'Choice per field': ChoosePerField,
    'Two versions': () => (
      <CompareTable
        caption="What differs"
        yours="Yours"
        theirs="Saved by Ben at 14:02"
        rows={[
          { field: 'Name', yours: 'Lakeside Golf Resort', theirs: 'Lakeside Golf & Spa Resort' },
          { field: 'Check-in', yours: '15:00', theirs: '14:00' },
        ]}
      />
    ),
  },
}
