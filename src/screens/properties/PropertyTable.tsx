import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import { SelectionTh } from '../../design/table/SelectionCells.tsx'
import { useRowKeys } from '../../design/table/row-keys.ts'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useLocationActor, usePropertyList } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { type OpenMenu, PropertyRow } from './PropertyRow.tsx'
import { phrase } from '../../phrases/phrase.ts'

const PropertyRowMenu = onDemand(() => import('./PropertyRowMenu.tsx').then((m) => m.PropertyRowMenu))

/** Sort direction of a column, from the address's `sort`. */
const directionOf = (sort: string, column: string) =>
  sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : undefined

/** The table of properties. Rows stay, marked busy, while new ones load. */
export function PropertyTable() {
  const list = usePropertyList()
  const perPage = useSelector(list, (snapshot) => snapshot.context.search.per_page)
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const selected = useSelector(list, select.selectSelected)
  const created = useSelector(list, select.selectCreated)
  const [menu, setMenu] = useState<OpenMenu | null>(null)

  const keys = useRowKeys(rows, menu !== null)
  // The menu goes with its row, and doesn't come back with it.
  if (menu && !rows.some(({ id }) => id === menu.property.id)) setMenu(null)
  const first = (meta.current_page - 1) * meta.per_page + 2

  return (
    <TableRegion label={phrase('properties.propertiesTable')}>
      <Table
        caption={phrase('properties.properties')}
        rowCount={isAnswered ? meta.total + 1 : -1}
        isBusy={isIndicated}
        head={<Head />}
      >
        {isAnswered ? (
          rows.map((row, index) => (
            <PropertyRow
              key={keys[index]}
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
          <SkeletonRows rows={perPage} columns={isSelecting ? 10 : 9} />
        ) : null}
      </Table>
      {menu ? <PropertyRowMenu {...menu} onClose={() => setMenu(null)} /> : null}
    </TableRegion>
  )
}

/** The column headings. They don't change with the rows. */
const Head = memo(function Head() {
  const list = usePropertyList()
  const location = useLocationActor()
  const sort = useSelector(list, (snapshot) => snapshot.context.search.sort)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const sortBy = (column: 'name' | 'rooms_count' | 'updated_at') => () => {
    const wanted = sort === column ? (`-${column}` as const) : column
    const { search } = list.getSnapshot().context
    location.send({ type: 'location.requested', to: routes.properties({ ...search, sort: wanted, page: 1 }) })
  }
  return (
    <>
      {isSelecting ? <SelectPage /> : null}
      <Th sort={directionOf(sort, 'name')} onSort={sortBy('name')}>
        {phrase('properties.property')}
      </Th>
      <Th>{phrase('properties.type')}</Th>
      <Th isNumeric sort={directionOf(sort, 'rooms_count')} onSort={sortBy('rooms_count')}>
        {phrase('properties.rooms')}
      </Th>
      <Th isNumeric>{phrase('properties.assets')}</Th>
      <Th>{phrase('properties.bookable')}</Th>
      <Th>{phrase('properties.window')}</Th>
      <Th>{phrase('properties.status')}</Th>
      <Th sort={directionOf(sort, 'updated_at')} onSort={sortBy('updated_at')}>
        {phrase('properties.updatedInLocalTime')}
      </Th>
      <Th isHidden>{phrase('properties.actions')}</Th>
    </>
  )
})

function SelectPage() {
  const list = usePropertyList()
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const selected = useSelector(list, select.selectSelected)
  const isAll = rows.length > 0 && rows.every((row) => selected.has(row.id))
  return (
    <SelectionTh
      label={phrase('properties.selectPage', { count: rows.length })}
      isSelected={isAll}
      isIndeterminate={!isAll && rows.some(({ id }) => selected.has(id))}
      onChange={() => list.send({ type: 'page.toggled' })}
    />
  )
}
