import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { ReorderRow, useReorder } from './Reorder.tsx'
import { Cell } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import { selectCompanion } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { selectMoves } from '../../machines/facility-types/row-order.machine.ts'
import { withMoves } from '../../machines/facility-types/row-order.rules.ts'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/products.ts'
import { requireActor } from '../actor-hooks.ts'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { facilityKinds } from '../facility-categories/facility-kinds.ts'
import { amountHeading, recordAmountText } from '../amount-columns.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { InlineCell, runInlineAction } from '../inline-edit/InlineCell.tsx'
import { InlineEditorLoader } from '../inline-edit/InlineEditorLoader.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { columnHeadings } from '../products/column-headings.ts'
import { type TabRowProps, TabTable } from '../products/TabTable.tsx'
import { useTab } from '../products/useTab.ts'
import { inlineFields, rowActions } from './facility-type-actions.ts'
import { capacityText } from './facility-type-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const FacilityTypeInlineEditor = onDemand(
  () => import('./FacilityTypeInlineEditor.tsx').then((m) => m.FacilityTypeInlineEditor),
  <InlineEditorLoader />,
)
const MoveDialog = onDemand(() => import('./MoveDialog.tsx').then((m) => m.MoveDialog))

/** Why the order can't be changed while the list is filtered or sorted. */
const orderDeniedReasons = {
  filtered: phrase('facility-types.orderIsFiltered'),
  sorted: phrase('facility-types.orderIsSorted'),
}

interface FacilityTypeTableProps {
  onDelete: (types: FacilityType[]) => void
}

const heading = columnHeadings['facility-types']

/** How many rooms or assets have the type, with a link to them. */
function UseCell({
  type: { facility_category, facilities_count: count, name },
  href,
}: {
  type: FacilityType
  href: string
}) {
  const { kind } = facility_category
  return (
    <Cell isNumeric>
      {count > 0 ? (
        <Link href={href} aria-label={phrase('facility-types.facilitiesOf', { kind, count, name })}>
          {count}
        </Link>
      ) : (
        0
      )}
    </Cell>
  )
}

/** The facility types in order. They are moved by mouse, touch or keyboard, from the menu, or to a typed position. */
export function FacilityTypeTable({ onDelete }: FacilityTypeTableProps) {
  const inventoryTab = useInventoryTab('facility-types')
  const { list } = inventoryTab.getSnapshot().context
  const order = requireActor(selectCompanion(inventoryTab.getSnapshot()), 'order')
  const loaded = useSelector(list, select.selectRows<FacilityType>)
  const { total } = useSelector(list, select.selectMeta)
  const moves = useSelector(order, selectMoves)
  const { property, search, isFiltered, editHref, copyHref } = useTab('facility-types', list)
  const orderDenied = isFiltered ? orderDeniedReasons.filtered : search.sort ? orderDeniedReasons.sorted : null
  const [moving, setMoving] = useState<FacilityType | null>(null)
  const rows = useMemo(() => withMoves(loaded, moves), [loaded, moves])

  const move = ({ id, name }: FacilityType, to: number) =>
    order.send({ type: 'row.moved', move: { id, name, to }, total })
  const reorder = useReorder({
    ids: rows.map(({ id }) => id),
    labelOf: (id) => rows.find((row) => row.id === id)?.name ?? '',
    onMove: (id, at) => {
      const type = rows.find((row) => row.id === id)
      const taken = rows[at]
      if (type && taken) move(type, taken.sort_order)
    },
  })
  const facilitiesHref = ({ id, facility_category: { kind } }: FacilityType) =>
    routes.products(property.prefix, kind === 'room' ? 'rooms' : 'assets', {
      ...routes.facilitySearch.empty,
      facility_type_ids: [id],
    })

  const runAction = (action: string, type: FacilityType) => {
    runInlineAction(inventoryTab, inlineFields, action, type.id)
    if (action === 'up') move(type, type.sort_order - 1)
    if (action === 'down') move(type, type.sort_order + 1)
    if (action === 'place') setMoving(type)
    if (action === 'delete') onDelete([type])
  }
  const renderRow = ({ item, index, isSelected, mark, children }: TabRowProps<FacilityType>) => (
    <ReorderRow key={item.id} order={reorder} rowId={item.id} index={index} isSelected={isSelected} mark={mark}>
      {children}
    </ReorderRow>
  )
  const columns: readonly ListColumn<FacilityType>[] = [
    {
      id: 'name',
      heading: heading.name,
      renderCell: (type) => (
        <InlineCell
          isHeader
          tab={inventoryTab}
          row={type}
          field="name"
          renderEditor={(label) => <FacilityTypeInlineEditor type={type} label={label} />}
        >
          <Link tone="strong" href={editHref(type.id)}>
            {type.name}
          </Link>{' '}
          <span>{type.code}</span>
        </InlineCell>
      ),
    },
    {
      id: 'category',
      heading: heading.category,
      renderCell: ({ facility_category: { kind, name } }) => (
        <Cell isNoWrap>
          <Icon path={facilityKinds[kind].icon} label={facilityKinds[kind].one} /> {name}
        </Cell>
      ),
    },
    {
      id: 'price',
      heading: amountHeading(heading.price, property.currency),
      isNumeric: true,
      renderCell: ({ base_price, currency }) => (
        <Cell isNumeric isNoWrap>
          {recordAmountText(base_price, currency, property.currency)}
        </Cell>
      ),
    },
    {
      id: 'capacity',
      heading: heading.capacity,
      renderCell: (type) => (
        <Cell isNoWrap tone="secondary">
          {capacityText(type)}
        </Cell>
      ),
    },
    {
      id: 'cleaning',
      heading: heading.cleaning,
      isNumeric: true,
      renderCell: ({ cleaning_minutes: count }) => (
        <Cell isNumeric isNoWrap>
          {phrase('facility-types.minutes', { count })}
        </Cell>
      ),
    },
    {
      id: 'amenities_count',
      heading: heading.amenities_count,
      isNumeric: true,
      renderCell: (type) => <Cell isNumeric>{type.amenity_ids.length}</Cell>,
    },
    {
      id: 'facilities_count',
      heading: heading.facilities_count,
      isNumeric: true,
      renderCell: (type) => <UseCell type={type} href={facilitiesHref(type)} />,
    },
  ]

  return (
    <>
      <TabTable
        tab="facility-types"
        list={list}
        rows={rows}
        entityType="facility_type"
        caption={phrase('facility-types.facilityTypes')}
        {...(orderDenied ? {} : { leading: <Th isHidden>{phrase('facility-types.order')}</Th>, renderRow })}
        columns={columns}
        actions={(type) =>
          rowActions(type, {
            edit: editHref(type.id),
            copy: copyHref(type.id),
            total,
            orderDeniedReason: orderDenied,
          })
        }
        onAction={runAction}
      />
      {moving ? (
        <MoveDialog
          name={moving.name}
          at={moving.sort_order}
          total={total}
          onMove={(to) => move(moving, to)}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </>
  )
}
