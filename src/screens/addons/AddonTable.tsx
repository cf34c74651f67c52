import { useMemo } from 'react'
import { type Addon, chargingLabels } from '../../api/contract/addon.ts'
import type { Property } from '../../api/contract/property.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { amountHeading, recordAmountText } from '../amount-columns.ts'
import type { ListColumn } from '../list/list-column.ts'
import { columnHeadings } from '../products/column-headings.ts'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { useTab } from '../products/useTab.ts'
import { dialogRequestFor, rowActions } from './addon-actions.ts'
import { stockText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const heading = columnHeadings['add-ons']

const addonColumns = (property: Property, editHref: (id: number) => string): readonly ListColumn<Addon>[] => [
  {
    id: 'name',
    heading: heading.name,
    renderCell: ({ id, name, sku }) => (
      <RowHeader>
        <Link tone="strong" href={editHref(id)}>
          {name}
        </Link>{' '}
        <span>{sku}</span>
      </RowHeader>
    ),
  },
  { id: 'type', heading: heading.type, renderCell: (addon) => <Cell isNoWrap>{addon.addon_type.name}</Cell> },
  {
    id: 'price',
    heading: amountHeading(heading.price, property.currency),
    isNumeric: true,
    renderCell: ({ price, currency }) => <Cell isNumeric>{recordAmountText(price, currency, property.currency)}</Cell>,
  },
  {
    id: 'charging',
    heading: heading.charging,
    renderCell: ({ charging }) => (
      <Cell isNoWrap tone="secondary">
        {chargingLabels[charging]}
      </Cell>
    ),
  },
  {
    id: 'stock',
    heading: heading.stock,
    isNumeric: true,
    renderCell: ({ stock }) => (
      <Cell isNumeric isNoWrap>
        {stockText(stock)}
      </Cell>
    ),
  },
  {
    id: 'window',
    heading: heading.window,
    renderCell: (addon) => (
      <Cell isNoWrap tone="secondary">
        {bookableWindow(addon.bookable_date_from, addon.bookable_date_to)}
      </Cell>
    ),
  },
  {
    id: 'status',
    heading: heading.status,
    renderCell: ({ status }) => (
      <StatusCell tone={activeStatusDisplay[status].tone} icon={activeStatusDisplay[status].icon}>
        {activeStatusDisplay[status].label}
      </StatusCell>
    ),
  },
  {
    id: 'updated_at',
    heading: heading.updated_at,
    renderCell: (addon) => (
      <Cell isNoWrap tone="secondary">
        {updatedAt(addon.updated_at, property.timezone)}
      </Cell>
    ),
  },
]

/** The add-on table: name, price, stock and bookable dates. */
export function AddonTable() {
  const inventoryTab = useInventoryTab('add-ons')
  const { list } = inventoryTab.getSnapshot().context
  const { property, search, editHref, copyHref } = useTab('add-ons', list)
  const columns = useMemo(
    () => addonColumns(property, editHref),
    // The links depend on the search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [property, search],
  )

  return (
    <TabTable
      tab="add-ons"
      list={list}
      entityType="addon"
      caption={phrase('addons.addOns')}
      columns={columns}
      actions={(addon) => rowActions(addon, { edit: editHref(addon.id), copy: copyHref(addon.id) })}
      onAction={(action, addon) => {
        const request = dialogRequestFor(action, [addon])
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
