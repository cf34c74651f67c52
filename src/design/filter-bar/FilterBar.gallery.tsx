import { useState } from 'react'
import { DateRangePicker } from '../field/DateRangePicker.tsx'
import { LazyMultiSelect } from '../field/LazyMultiSelect.tsx'
import { SearchField } from '../field/SearchField.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { FilterBar } from './FilterBar.tsx'
import { MoreFilters } from './MoreFilters.tsx'

const idle = () => undefined
const floors = ['1', '2', '3'].map((id) => ({ id, label: `Floor ${id}` }))

const Chosen = ({ label }: { label: string }) => (
  <LazyMultiSelect
    label={label}
    placeholder="Any"
    selectedText={(count) => `${count} chosen`}
    choices={floors}
    value={[]}
    onChange={idle}
  />
)

function Rooms({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [keyword, setKeyword] = useState('')
  return (
    <FilterBar
      label={startsOpen ? 'Filter rooms' : 'Filter assets'}
      search={<SearchField label="Keyword" value={keyword} onChange={setKeyword} />}
    >
      <Chosen label="Category" />
      <Chosen label="Status" />
      <MoreFilters label="More filters" count={startsOpen ? 3 : 0} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Chosen label="Floors" />
        <Chosen label="Housekeeping" />
        <DateRangePicker label="Available" value={null} onChange={idle} />
        <DateRangePicker label="Booked" value={null} onChange={idle} />
        <DateRangePicker label="Updated" value={{ start: '2026-03-01', end: '2026-03-12' }} onChange={idle} />
      </MoreFilters>
    </FilterBar>
  )
}

export const gallery: Gallery = {
  title: 'Filter bar',
  examples: { Open: () => <Rooms startsOpen />, Closed: () => <Rooms startsOpen={false} /> },
}
