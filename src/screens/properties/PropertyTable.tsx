import { useSelector } from '@xstate/react'
import { memo, useMemo, useState } from 'react'
import { SelectionTh } from '../../design/table/SelectionCells.tsx'
import { useRowKeys } from '../../design/table/row-keys.ts'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useLocationActor, usePropertyList } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { shownColumns } from '../list/list-column.ts'
import { nextSort, sortDirection } from '../list/sort.ts'
import { propertyColumns } from './property-columns.tsx'
import { type OpenMenu, PropertyRow } from './PropertyRow.tsx'
import { phrase } from '../../phrases/phrase.ts'

const PropertyRowMenu = onDemand(() => import('./PropertyRowMenu.tsx').then((m) => m.PropertyRowMenu))

const isSameText = (a: unknown, b: unknown) => String(a) === String(b)

/** The columns that the address chooses. */
function useColumns() {
  const names = useSelector(usePropertyList(), (snapshot) => snapshot.context.search.columns, isSameText)
  return useMemo(() => shownColumns(propertyColumns, names), [names])
}

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
  const columns = useColumns()
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
              columns={columns}
              index={first + index}
              isSelecting={isSelecting}
              isSelected={selected.has(row.id)}
              mark={select.rowMark(created, row.id)}
              isMenuOpen={menu?.property.id === row.id}
              onMenu={setMenu}
            />
          ))
        ) : isIndicated ? (
          <SkeletonRows rows={perPage} columns={columns.length + (isSelecting ? 2 : 1)} />
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
  const columns = useColumns()
  const sortBy = (column: string) => {
    const { search } = list.getSnapshot().context
    const wanted = { ...search, sort: nextSort(sort, column, routes.allProperties.sort), page: 1 }
    location.send({ type: 'location.requested', to: routes.properties(wanted) })
  }
  return (
    <>
      {isSelecting ? <SelectPage /> : null}
      {columns.map(({ id, heading, isNumeric }) => (
        <Th key={id} isNumeric={isNumeric} sort={sortDirection(sort, id)} onSort={() => sortBy(id)}>
          {heading}
        </Th>
      ))}
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
