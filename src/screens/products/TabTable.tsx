import { useSelector } from '@xstate/react'
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react'
import { history } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { GroupRow } from '../../design/table/GroupRow.tsx'
import { ActionsCell, Row, type RowMark } from '../../design/table/Row.tsx'
import { useRowKeys } from '../../design/table/row-keys.ts'
import { SelectionCell, SelectionTh } from '../../design/table/SelectionCells.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import type { SearchOf, Tab } from '../../routes/products.ts'
import { useHistoryHref } from '../activity-log/useHistoryHref.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { type ListColumn, shownColumns } from '../list/list-column.ts'
import { sortDirection } from '../list/sort.ts'
import { useTab } from './useTab.ts'
import { phrase } from '../../phrases/phrase.ts'

const RowMenu = onDemand(() => import('./RowMenu.tsx').then((m) => m.RowMenu))

/** Props that the table passes to a row; `children` are its cells. */
export interface TabRowProps<Item> {
  item: Item
  index: number
  isSelected: boolean
  mark: RowMark | undefined
  children: ReactNode
}

export interface TabTableProps<T extends Tab, Item extends { id: number; name: string }> {
  tab: T
  list: select.ListActor<Item, SearchOf<T>>
  /** Rows to show instead of the list's own, such as reordered ones. */
  rows?: readonly Item[]
  caption: string
  /** Entity type in the activity log, for the history link in each row's menu. */
  entityType: string
  /** All columns between the checkbox and the actions; the address chooses and orders them. */
  columns: readonly ListColumn<Item>[]
  /** Heading of the row's group, shown before the group's first row. */
  groupOf?: ((item: Item) => string) | undefined
  /** Renders another kind of row. `leading` is the heading of its additional first cells. */
  renderRow?: (props: TabRowProps<Item>) => ReactNode
  leading?: ReactNode
  actions: (item: Item) => readonly Action[]
  onAction: (id: string, item: Item) => void
}

const defaultRow = <Item extends { id: number }>({ index, isSelected, mark, children }: TabRowProps<Item>) => (
  <Row index={index} isSelected={isSelected} mark={mark}>
    {children}
  </Row>
)

/** Inserts the history link before the delete action. */
function withHistory(actions: readonly Action[], href: string | null): readonly Action[] {
  if (href === null) return actions
  const at = actions.findIndex(({ tone }) => tone === 'critical')
  const before = at < 0 ? actions.length : at
  return [
    ...actions.slice(0, before),
    { id: 'log', label: phrase('products.history'), icon: history, href },
    ...actions.slice(before),
  ]
}

const Cells = memo(function Cells<Item>({ item, columns }: { item: Item; columns: readonly ListColumn<Item>[] }) {
  return columns.map(({ id, renderCell }) => <Fragment key={id}>{renderCell(item)}</Fragment>)
}) as <Item>(props: { item: Item; columns: readonly ListColumn<Item>[] }) => ReactNode

/** The table of a tab: checkboxes, the tab's own columns, and a shared "…" menu. Skeletons until the first response. */
export function TabTable<const T extends Tab, Item extends { id: number; name: string }>(
  props: TabTableProps<T, Item>,
) {
  const { tab, list, caption, entityType, groupOf, renderRow = defaultRow, leading, actions, onAction } = props
  const loaded = useSelector(list, select.selectRows<Item>)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const selected = useSelector(list, select.selectSelected)
  const created = useSelector(list, select.selectCreated)
  const [menu, setMenu] = useState<{ id: number; anchor: HTMLElement } | null>(null)
  const { search, sortBy } = useTab(tab, list)
  const columns = useMemo(() => shownColumns(props.columns, search.columns), [props.columns, search.columns])
  const historyHref = useHistoryHref(entityType)
  const rows = props.rows ?? loaded
  const opened = rows.find(({ id }) => id === menu?.id)
  const keys = useRowKeys(rows, menu !== null)
  // The menu goes with its row, and doesn't come back with it.
  if (menu && !opened) setMenu(null)
  const first = (meta.current_page - 1) * meta.per_page + 2
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const width = columns.length + 1 + (isSelecting ? 1 : 0) + (leading ? 1 : 0)

  const cellsOf = (item: Item) => (
    <>
      {isSelecting ? (
        <SelectionCell
          label={phrase('products.select', { name: item.name })}
          isSelected={selected.has(item.id)}
          onChange={() => list.send({ type: 'row.toggled', id: item.id })}
        />
      ) : null}
      <Cells item={item} columns={columns} />
      <ActionsCell
        label={phrase('products.actionsOf', { name: item.name })}
        isOpen={menu?.id === item.id}
        onOpen={(anchor) => setMenu({ id: item.id, anchor })}
      />
    </>
  )
  const drawn = rows.map((item, at) => {
    const before = rows[at - 1]
    const group = groupOf?.(item)
    const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group)
    const line = renderRow({
      item,
      index: first + at,
      isSelected: selected.has(item.id),
      mark: select.rowMark(created, item.id),
      children: cellsOf(item),
    })
    return (
      <Fragment key={keys[at]}>
        {isFirst ? <GroupRow columns={width}>{group}</GroupRow> : null}
        {line}
      </Fragment>
    )
  })

  return (
    <TableRegion label={phrase('products.table', { caption })}>
      <Table
        caption={caption}
        rowCount={isAnswered ? meta.total + 1 : -1}
        isBusy={isIndicated}
        head={
          <>
            {leading}
            {isSelecting ? (
              <SelectionTh
                label={phrase('products.selectAllOnThisPage', { count: rows.length })}
                isSelected={isAll}
                isIndeterminate={!isAll && rows.some(({ id }) => selected.has(id))}
                onChange={() => list.send({ type: 'page.toggled' })}
              />
            ) : null}
            {columns.map(({ id, heading, isNumeric, isUnsorted }) => (
              <Th
                key={id}
                isNumeric={isNumeric}
                {...(isUnsorted ? {} : { sort: sortDirection(search.sort, id), onSort: () => sortBy(id) })}
              >
                {heading}
              </Th>
            ))}
            <Th isHidden>{phrase('products.actions')}</Th>
          </>
        }
      >
        {isAnswered ? drawn : <SkeletonRows rows={6} columns={width} />}
      </Table>
      {menu && opened ? (
        <RowMenu
          name={opened.name}
          anchor={menu.anchor}
          actions={withHistory(actions(opened), historyHref(opened.id))}
          onAction={(id) => onAction(id, opened)}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </TableRegion>
  )
}
