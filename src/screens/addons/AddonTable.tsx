import { useMemo } from 'react'
import { type Addon, chargingLabels } from '../../api/contract/addon.ts'
import type { Property } from '../../api/contract/property.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { Cell, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import type { AddonTabRef } from '../../machines/addons/addon-tab.machine.ts'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { amountHeading, recordAmountText } from '../amount-columns.ts'
import type { ListColumn } from '../list/list-column.ts'
import { InlineCell, runInlineAction } from '../inline-edit/InlineCell.tsx'
import { InlineEditorLoader } from '../inline-edit/InlineEditorLoader.tsx'
import { columnHeadings } from '../products/column-headings.ts'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { useTab } from '../products/useTab.ts'
import { dialogRequestFor, inlineFields, rowActions } from './addon-actions.ts'
import { stockText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const heading = columnHeadings['add-ons']

// Loaded on demand (performance P19).
const AddonInlineEditor = onDemand(
  () => import('./AddonInlineEditor.tsx').then((m) => m.AddonInlineEditor),
  <InlineEditorLoader />,
)

interface AddonCellProps {
  tab: AddonTabRef
  addon: Addon
}

const NameCell = ({ tab, addon, href }: AddonCellProps & { href: string }) => (
  <InlineCell
    isHeader
    tab={tab}
    row={addon}
    field="name"
    renderEditor={(label) => <AddonInlineEditor addon={addon} label={label} />}
  >
    <Link tone="strong" href={href}>
      {addon.name}
    </Link>{' '}
    <span>{addon.sku}</span>
  </InlineCell>
)

const PriceCell = ({ tab, addon, currency }: AddonCellProps & { currency: string }) => (
  <InlineCell
    isNumeric
    tab={tab}
    row={addon}
    field="price"
    renderEditor={(label) => <AddonInlineEditor addon={addon} label={label} />}
  >
    {recordAmountText(addon.price, addon.currency, currency)}
  </InlineCell>
)

const addonColumns = (
  tab: AddonTabRef,
  property: Property,
  editHref: (id: number) => string,
): readonly ListColumn<Addon>[] => [
  {
    id: 'name',
    heading: heading.name,
    renderCell: (addon) => <NameCell tab={tab} addon={addon} href={editHref(addon.id)} />,
  },
  { id: 'type', heading: heading.type, renderCell: (addon) => <Cell isNoWrap>{addon.addon_type.name}</Cell> },
  {
    id: 'price',
    heading: amountHeading(heading.price, property.currency),
    isNumeric: true,
    renderCell: (addon) => <PriceCell tab={tab} addon={addon} currency={property.currency} />,
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
    () => addonColumns(inventoryTab, property, editHref),
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
        runInlineAction(inventoryTab, inlineFields, action, addon.id)
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
