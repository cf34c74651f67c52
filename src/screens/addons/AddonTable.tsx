import { type Addon, chargingLabels } from '../../api/contract/addon.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import { useArea } from '../console/actors.ts'
import { activeLooks } from '../active-looks.ts'
import { moneyText, updatedText, windowText } from '../format.ts'
import { TabTable } from '../products/TabTable.tsx'
import { useTab } from '../products/useTab.ts'
import { askOf, rowActions } from './addon-actions.ts'
import { stockText } from './addon-words.ts'

type Sorted = 'name' | 'price' | 'updated_at'

/** The rows of the add-ons: what is sold, for how much, how often it can be, and when. */
export function AddonTable() {
  const area = useArea('add-ons')
  const { list } = area.getSnapshot().context
  const { property, search, sortBy, editHref, copyHref } = useTab('add-ons', list)

  const sorting = (column: Sorted) => ({
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
      <Cell isUnbroken>{addon.addon_type.name}</Cell>
      <Cell isNumeric>{moneyText(addon.price, addon.currency)}</Cell>
      <Cell isUnbroken tone="secondary">
        {chargingLabels[addon.charging]}
      </Cell>
      <Cell isNumeric isUnbroken>
        {stockText(addon.stock)}
      </Cell>
      <Cell isUnbroken tone="secondary">
        {windowText(addon.bookable_date_from, addon.bookable_date_to)}
      </Cell>
      <StatusCell tone={activeLooks[addon.status].tone} icon={activeLooks[addon.status].icon}>
        {activeLooks[addon.status].label}
      </StatusCell>
      <Cell isUnbroken tone="secondary">
        {updatedText(addon.updated_at, property.timezone)}
      </Cell>
    </>
  )

  return (
    <TabTable
      list={list}
      entityType="addon"
      caption="Add-ons"
      columns={[
        <Th key="name" {...sorting('name')}>
          Add-on
        </Th>,
        <Th key="type">Type</Th>,
        <Th key="price" isNumeric {...sorting('price')}>
          Price
        </Th>,
        <Th key="charging">Charging</Th>,
        <Th key="stock" isNumeric>
          Stock
        </Th>,
        <Th key="window">Bookable</Th>,
        <Th key="status">Status</Th>,
        <Th key="updated" {...sorting('updated_at')}>
          Updated
        </Th>,
      ]}
      renderCells={renderCells}
      actions={(addon) => rowActions(addon, { edit: editHref(addon.id), copy: copyHref(addon.id) })}
      onAction={(action, addon) => {
        const ask = askOf(action, [addon])
        if (ask) area.send({ type: 'flow.opened', ask })
      }}
    />
  )
}
