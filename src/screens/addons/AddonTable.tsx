import { type Addon, chargingLabels } from '../../api/contract/addon.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { amountHeading, recordAmountText } from '../amount-columns.ts'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { useTab } from '../products/useTab.ts'
import { dialogRequestFor, rowActions } from './addon-actions.ts'
import { stockText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

type SortColumn = 'name' | 'price' | 'updated_at'

/** The add-on table: name, price, stock and bookable dates. */
export function AddonTable() {
  const inventoryTab = useInventoryTab('add-ons')
  const { list } = inventoryTab.getSnapshot().context
  const { property, search, sortBy, editHref, copyHref } = useTab('add-ons', list)

  const sorting = (column: SortColumn) => ({
    sort:
      search.sort === column
        ? ('ascending' as const)
        : search.sort === `-${column}`
          ? ('descending' as const)
          : undefined,
    onSort: () => sortBy(search.sort === column ? `-${column}` : column),
  })

  const renderCells = (addon: Addon) => (
    <>
      <RowHeader>
        <Link tone="strong" href={editHref(addon.id)}>
          {addon.name}
        </Link>{' '}
        <span>{addon.sku}</span>
      </RowHeader>
      <Cell isNoWrap>{addon.addon_type.name}</Cell>
      <Cell isNumeric>{recordAmountText(addon.price, addon.currency, property.currency)}</Cell>
      <Cell isNoWrap tone="secondary">
        {chargingLabels[addon.charging]}
      </Cell>
      <Cell isNumeric isNoWrap>
        {stockText(addon.stock)}
      </Cell>
      <Cell isNoWrap tone="secondary">
        {bookableWindow(addon.bookable_date_from, addon.bookable_date_to)}
      </Cell>
      <StatusCell tone={activeStatusDisplay[addon.status].tone} icon={activeStatusDisplay[addon.status].icon}>
        {activeStatusDisplay[addon.status].label}
      </StatusCell>
      <Cell isNoWrap tone="secondary">
        {updatedAt(addon.updated_at, property.timezone)}
      </Cell>
    </>
  )

  return (
    <TabTable
      list={list}
      entityType="addon"
      caption={phrase('addons.addOns')}
      columns={[
        <Th key="name" {...sorting('name')}>
          {phrase('addons.addOn')}
        </Th>,
        <Th key="type">{phrase('addons.type')}</Th>,
        <Th key="price" isNumeric {...sorting('price')}>
          {amountHeading(phrase('addons.price'), property.currency)}
        </Th>,
        <Th key="charging">{phrase('addons.charging')}</Th>,
        <Th key="stock" isNumeric>
          {phrase('addons.stock')}
        </Th>,
        <Th key="window">{phrase('addons.bookable')}</Th>,
        <Th key="status">{phrase('addons.status')}</Th>,
        <Th key="updated" {...sorting('updated_at')}>
          {phrase('addons.updated')}
        </Th>,
      ]}
      renderCells={renderCells}
      actions={(addon) => rowActions(addon, { edit: editHref(addon.id), copy: copyHref(addon.id) })}
      onAction={(action, addon) => {
        const request = dialogRequestFor(action, [addon])
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
