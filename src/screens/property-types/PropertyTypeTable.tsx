import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import type { PropertyType } from '../../api/contract/property-type.ts'
import { IconButton } from '../../design/button/IconButton.tsx'
import { pencil } from '../../design/icon/icons.css.ts'
import { ButtonCell } from '../../design/table/ButtonCell.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SelectionCell, SelectionTh } from '../../design/table/SelectionCells.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { selectMayWriteTypes } from '../../machines/access/access.machine.ts'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { type ListColumn, shownColumns } from '../list/list-column.ts'
import { nextSort, sortDirection } from '../list/sort.ts'
import { useAccess, useLocationActor, useProperties, usePropertyTypeList } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Why the type can't be deleted, known before the request. */
export const deniedReasonOf = ({ properties_count: count }: PropertyType) =>
  count === 0 ? null : phrase('property-types.inUseBy', { count })

/** The columns of the property types. */
export const propertyTypeColumns: readonly (ListColumn<PropertyType> & { id: 'name' | 'properties_count' })[] = [
  { id: 'name', heading: phrase('property-types.name'), renderCell: ({ name }) => <RowHeader>{name}</RowHeader> },
  {
    id: 'properties_count',
    heading: phrase('property-types.properties'),
    isNumeric: true,
    renderCell: ({ properties_count: count }) => <Cell isNumeric>{count}</Cell>,
  },
]

export const typesAddress = (search: routes.PropertyTypeSearch) =>
  routes.properties(routes.allProperties, { name: 'types', search })

/** The table of property types. */
export function PropertyTypeTable() {
  const properties = useProperties()
  const list = usePropertyTypeList()
  const location = useLocationActor()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const columns = shownColumns(propertyTypeColumns, search.columns)
  const sortBy = (column: string) =>
    location.send({
      type: 'location.requested',
      to: typesAddress({ ...search, sort: nextSort(search.sort, column, ''), page: 1 }),
    })
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const selected = useSelector(list, select.selectSelected)
  const canChange = useSelector(useAccess(), selectMayWriteTypes)
  const created = useSelector(list, select.selectCreated)
  const first = (meta.current_page - 1) * meta.per_page + 2
  const isAll = rows.length > 0 && rows.every((row) => selected.has(row.id))
  return (
    <TableRegion label={phrase('property-types.propertyTypesTable')}>
      <Table
        caption={phrase('property-types.propertyTypes')}
        rowCount={isAnswered ? meta.total + 1 : -1}
        isBusy={isIndicated}
        head={
          <>
            {isSelecting ? (
              <SelectionTh
                label={phrase('property-types.selectAllOnThisPage', { count: rows.length })}
                isSelected={isAll}
                isIndeterminate={!isAll && rows.some(({ id }) => selected.has(id))}
                onChange={() => list.send({ type: 'page.toggled' })}
              />
            ) : null}
            {columns.map(({ id, heading, isNumeric }) => (
              <Th key={id} isNumeric={isNumeric} sort={sortDirection(search.sort, id)} onSort={() => sortBy(id)}>
                {heading}
              </Th>
            ))}
            {canChange ? <Th isHidden>{phrase('property-types.actions')}</Th> : null}
          </>
        }
      >
        {isAnswered ? (
          rows.map((row, index) => (
            <Row
              key={row.id}
              index={first + index}
              isSelected={selected.has(row.id)}
              mark={select.rowMark(created, row.id)}
            >
              {isSelecting ? (
                <SelectionCell
                  label={phrase('property-types.select', { name: row.name })}
                  isSelected={selected.has(row.id)}
                  onChange={() => list.send({ type: 'row.toggled', id: row.id })}
                />
              ) : null}
              {columns.map(({ id, renderCell }) => (
                <Fragment key={id}>{renderCell(row)}</Fragment>
              ))}
              {canChange ? (
                <ButtonCell>
                  <IconButton
                    label={phrase('property-types.rename', { name: row.name })}
                    icon={pencil}
                    onPress={() => properties.send({ type: 'propertyTypeForm.opened', propertyType: row })}
                  />
                </ButtonCell>
              ) : null}
            </Row>
          ))
        ) : (
          <SkeletonRows rows={6} columns={columns.length + Number(isSelecting) + Number(canChange)} />
        )}
      </Table>
    </TableRegion>
  )
}
