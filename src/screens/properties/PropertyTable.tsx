import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { SelectionTh } from '../../design/table/SelectionCells.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useLocationActor, usePropertyList } from '../shell/actors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { type OpenMenu, PropertyRow } from './PropertyRow.tsx'

const PropertyRowMenu = onDemand(() => import('./PropertyRowMenu.tsx').then((m) => m.PropertyRowMenu))

/** Sort direction of a column, from the address's `sort`. */
const directionOf = (sort: string, column: string) =>
  sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : undefined

/** The table of properties. Rows stay, marked busy, while new ones load. */
export function PropertyTable() {
  const list = usePropertyList()
  const location = useLocationActor()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const selected = useSelector(list, select.selectSelected)
  const created = useSelector(list, select.selectCreated)
  const [menu, setMenu] = useState<OpenMenu | null>(null)

  const sortBy = (column: 'name' | 'rooms_count' | 'updated_at') => () => {
    const sort = search.sort === column ? (`-${column}` as const) : column
    location.send({ type: 'location.requested', to: routes.properties({ ...search, sort, page: 1 }) })
  }
  const first = (meta.current_page - 1) * meta.per_page + 2
  const head = (
    <>
      {isSelecting ? (
        <SelectionTh
          label={`Select all ${rows.length} on this page`}
          isSelected={rows.length > 0 && rows.every((row) => selected.has(row.id))}
          isIndeterminate={selected.size > 0 && !rows.every((row) => selected.has(row.id))}
          onChange={() => list.send({ type: 'page.toggled' })}
        />
      ) : null}
      <Th sort={directionOf(search.sort, 'name')} onSort={sortBy('name')}>
        Property
      </Th>
      <Th>Type</Th>
      <Th isNumeric sort={directionOf(search.sort, 'rooms_count')} onSort={sortBy('rooms_count')}>
        Rooms
      </Th>
      <Th isNumeric>Assets</Th>
      <Th>Bookable</Th>
      <Th>Window</Th>
      <Th>Status</Th>
      <Th sort={directionOf(search.sort, 'updated_at')} onSort={sortBy('updated_at')}>
        Updated, local time
      </Th>
      <Th isHidden>Actions</Th>
    </>
  )

  return (
    <TableRegion label="Properties table">
      <Table caption="Properties" rowCount={isAnswered ? meta.total + 1 : -1} isBusy={isIndicated} head={head}>
        {isAnswered ? (
          rows.map((row, index) => (
            <PropertyRow
              key={row.id}
              list={list}
              property={row}
              index={first + index}
              isSelecting={isSelecting}
              isSelected={selected.has(row.id)}
              isNew={created.some(({ id }) => id === row.id)}
              isMenuOpen={menu?.property.id === row.id}
              onMenu={setMenu}
            />
          ))
        ) : isIndicated ? (
          <SkeletonRows rows={search.per_page} columns={isSelecting ? 10 : 9} />
        ) : null}
      </Table>
      {menu ? <PropertyRowMenu {...menu} onClose={() => setMenu(null)} /> : null}
    </TableRegion>
  )
}
