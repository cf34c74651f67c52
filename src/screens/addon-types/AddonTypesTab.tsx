import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { pencil, plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import type { AddonTypeRow } from '../../machines/addon-types/addon-type-list.machine.ts'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import * as routes from '../../routes/products.ts'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteActionOf, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels, tabNouns } from '../products/tabs.ts'
import { namesText, usageText } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const NameDialog = onDemand(() => import('../dialog/NameDialog.tsx').then((m) => m.NameDialog))

const tab = 'add-on-types'
const texts = deleteTexts(tabNouns[tab])

const deniedReasonOf = ({ addons_count: count, addonNames: names }: AddonTypeRow) =>
  usageText([{ count, noun: tabNouns['add-ons'], names }])

/** The add-on types of the property: search, create, rename, delete one or many. */
export function AddonTypesTab() {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const dialog = useSelector(inventoryTab, selectDialog)
  const { property } = useTab(tab, list)

  const openRecordDialog = (record: AddonTypeRow | null) =>
    inventoryTab.send({ type: 'dialog.opened', request: { name: 'record', record } })
  const openDeleteDialog = (types: AddonTypeRow[]) => {
    const items = types.map((row): BulkItem => ({ id: row.id, label: row.name, deniedReason: deniedReasonOf(row) }))
    inventoryTab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  }
  const addonsHref = (id: number) =>
    routes.products(property.prefix, 'add-ons', { ...routes.addonSearch.empty, addon_type_ids: [id] })

  return (
    <>
      <TabPage
        tab={tab}
        list={list}
        actions={
          <Button tone="primary" size="l" icon={plus} onPress={() => openRecordDialog(null)}>
            New add-on type
          </Button>
        }
        create={{ label: 'New add-on type', onPress: () => openRecordDialog(null) }}
        filters={<TabFilters tab={tab} list={list} placeholder="Name" chips={[]} />}
        selection={
          <TabSelection
            list={list}
            noun={tabNouns[tab].many}
            actions={[deleteAction]}
            onAction={(_, rows) => openDeleteDialog(rows)}
          />
        }
      >
        <TabTable
          list={list}
          entityType="addon_type"
          caption={tabLabels[tab]}
          columns={[
            <Th key="name">Name</Th>,
            <Th key="count" isNumeric>
              Add-ons
            </Th>,
            <Th key="names">Used by</Th>,
          ]}
          renderCells={({ id, name, addons_count: count, addonNames }) => (
            <>
              <RowHeader>{name}</RowHeader>
              <Cell isNumeric>
                {count > 0 ? (
                  <Link href={addonsHref(id)} aria-label={`${count} add-ons of ${name}`}>
                    {count}
                  </Link>
                ) : (
                  0
                )}
              </Cell>
              <Cell tone="secondary">{namesText(addonNames)}</Cell>
            </>
          )}
          actions={(row) => [{ id: 'rename', label: 'Rename…', icon: pencil }, deleteActionOf(deniedReasonOf(row))]}
          onAction={(id, row) => (id === 'rename' ? openRecordDialog(row) : openDeleteDialog([row]))}
        />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
      {dialog?.name === 'record' ? <NameDialog dialog={dialog.ref} noun={tabNouns[tab].one} /> : null}
    </>
  )
}
