import { useState } from 'react'
import { ChipRow, FilterChip } from '../chip/FilterChips.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { MultiSelect } from '../field/MultiSelect.tsx'
import { SearchField } from '../field/SearchField.tsx'
import { SegmentedControl } from '../field/SegmentedControl.tsx'
import { Select } from '../field/Select.tsx'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import { calendarRange, power, powerOff, trash } from '../icon/icons.css.ts'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import type { Action } from '../menu/action.ts'
import { Pager } from '../pager/Pager.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { Link } from '../text/Link.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from './Row.tsx'
import { SelectionCell, SelectionTh } from './SelectionCells.tsx'
import { Table, TableRegion } from './Table.tsx'
import { Th } from './Th.tsx'

const hotels = [
  ['Alpine View', 'alpine-view', 'Resort', 92, 11, false, 'closed 28 Feb 2026'],
  ['Castle Inn', 'castle-inn', 'Boutique hotel', 18, 1, true, '1 Jan – 30 Sep 2026'],
  ['Lakeside Golf Resort', 'lakeside-golf', 'Resort', 128, 14, true, '1 Jan 2026 – 31 Dec 2027'],
  ['Orchard Guest House', 'orchard', 'Boutique hotel', 9, 0, false, 'no window set'],
  ['Villa Serena', 'villa-serena', 'Boutique hotel', 6, 1, true, '1 Mar – 31 Oct 2026'],
] as const

const actions: readonly Action[] = [
  { id: 'activate', label: 'Activate', icon: power },
  { id: 'deactivate', label: 'Deactivate…', icon: powerOff },
  { id: 'dates', label: 'Bookable dates…', icon: calendarRange },
  { id: 'delete', label: 'Delete…', icon: trash, tone: 'critical', isDenied: true, note: 'It still has 128 rooms' },
]

const idle = () => undefined

function Filters() {
  const [keyword, setKeyword] = useState('')
  const [types, setTypes] = useState(['r', 'b'])
  const [bookable, setBookable] = useState('all')
  return (
    <FilterBar
      label="Filter properties"
      search={<SearchField label="Keyword" placeholder="Name or prefix" value={keyword} onChange={setKeyword} />}
    >
      <MultiSelect
        label="Property type"
        placeholder="Any type"
        selectedText={(count) => `${count} types selected`}
        value={types}
        choices={[
          { id: 'r', label: 'Resort' },
          { id: 'c', label: 'City hotel' },
          { id: 'b', label: 'Boutique hotel' },
        ]}
        onChange={setTypes}
      />
      <Select
        label="Status"
        value="any"
        choices={[
          { id: 'any', label: 'Any' },
          { id: '1', label: 'Active' },
        ]}
        onChange={idle}
      />
      <SegmentedControl
        label="Bookable status"
        value={bookable}
        choices={[
          { id: 'all', label: 'All' },
          { id: 'yes', label: 'Bookable' },
          { id: 'no', label: 'Unbookable' },
        ]}
        onChange={setBookable}
      />
      <Button icon={calendarRange}>Dates</Button>
    </FilterBar>
  )
}

/** A sample table as on a list page, for the gallery. */
export function SampleTable() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = new Set(['orchard', 'castle-inn'])
  return (
    <>
      <Filters />
      <ChipRow
        action={
          <Button tone="quiet" size="s">
            Clear filters
          </Button>
        }
        end={
          <Checkbox isSelected onChange={idle}>
            Select rows
          </Checkbox>
        }
      >
        <FilterChip label="Type" value="Resort" onRemove={idle} />
        <FilterChip label="Type" value="Boutique hotel" onRemove={idle} />
      </ChipRow>
      <TableRegion label="Properties table">
        <Table
          caption="Properties, 34 found, page 1 of 3"
          rowCount={35}
          head={
            <>
              <SelectionTh label="Select all on this page" isSelected={false} isIndeterminate onChange={idle} />
              <Th sort="ascending" onSort={idle}>
                Property
              </Th>
              <Th onSort={idle}>Type</Th>
              <Th isNumeric>Rooms</Th>
              <Th isNumeric>Assets</Th>
              <Th>Bookable</Th>
              <Th>Window</Th>
              <Th>Status</Th>
              <Th isHidden>Actions</Th>
            </>
          }
        >
          {hotels.map(([name, prefix, type, rooms, assets, isBookable, window], at) => (
            <Row key={prefix} index={at + 2} isSelected={chosen.has(prefix)}>
              <SelectionCell label={`Select ${name}`} isSelected={chosen.has(prefix)} onChange={idle} />
              <RowHeader>
                <Link tone="strong" href={`#${prefix}`}>
                  {name}
                </Link>
                <span>{prefix}</span>
              </RowHeader>
              <Cell isNoWrap>{type}</Cell>
              <Cell isNumeric>{rooms}</Cell>
              <Cell isNumeric>{assets}</Cell>
              <StatusCell tone={isBookable ? 'ok' : 'neutral'}>{isBookable ? 'Bookable' : 'Unbookable'}</StatusCell>
              <Cell isNoWrap tone="secondary">
                {window}
              </Cell>
              <StatusCell tone="plain">Active</StatusCell>
              <ActionsCell
                label={`Actions for ${name}`}
                isOpen={anchor?.getAttribute('aria-label') === `Actions for ${name}`}
                onOpen={setAnchor}
              />
            </Row>
          ))}
        </Table>
      </TableRegion>
      <ActionMenu label="Actions" anchor={anchor} actions={actions} onAction={idle} onClose={() => setAnchor(null)} />
      <SelectionBar
        label="Selected properties"
        text="2 of 34 selected"
        actions={actions}
        onAction={idle}
        onClear={idle}
      />
      <Pager
        page={1}
        pageCount={9}
        range="1–12 of 104"
        pageSize={12}
        pageSizes={[12, 24, 48]}
        onPageSize={idle}
        hrefOf={(page) => `#page-${page}`}
      />
    </>
  )
}
