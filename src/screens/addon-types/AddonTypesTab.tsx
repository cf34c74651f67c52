import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { download, pencil, plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import type { AddonTypeRow } from '../../machines/addon-types/addon-type-list.machine.ts'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import * as routes from '../../routes/products.ts'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteActionOf } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { columnHeadings } from '../products/column-headings.ts'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { namesText, usageText } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const NameDialog = onDemand(() => import('../dialog/NameDialog.tsx').then((m) => m.NameDialog))

const tab = 'add-on-types'
const texts: BulkActionTexts = {
  title: ({ count, name }) => phrase('addon-types.deleteQuestion', { count, name }),
  explanation: () => phrase('addon-types.usedCannotBeDeleted'),
  confirm: ({ count, name }) => phrase('addon-types.deleteButton', { count, name }),
  tone: 'critical',
}
const words = {
  noneMatch: phrase('addon-types.noneMatch'),
  noneYet: phrase('addon-types.noneYet'),
  newAppearHere: phrase('addon-types.newAppearHere'),
  count: (count: number) => phrase('addon-types.count', { count }),
  found: (count: number) => phrase('addon-types.found', { count }),
}

const dialogWords = { title: phrase('addon-types.newAddOnType'), create: phrase('addon-types.createButton') }

const deniedReasonOf = ({ addons_count: count, addonNames: names }: AddonTypeRow) =>
  usageText([{ count, text: phrase('addon-types.byAddOns', { count }), names }])

const heading = columnHeadings[tab]

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
        words={words}
        list={list}
        actions={
          <>
            <DownloadButton list={list} icon={download} />
            <Button tone="primary" icon={plus} onPress={() => openRecordDialog(null)}>
              {phrase('addon-types.newAddOnType')}
            </Button>
          </>
        }
        create={{ label: phrase('addon-types.newAddOnType'), onPress: () => openRecordDialog(null) }}
        filters={<TabFilters tab={tab} list={list} placeholder={phrase('addon-types.name')} chips={[]} />}
        selection={
          <TabSelection
            list={list}
            label={phrase('addon-types.selected')}
            actions={[deleteAction]}
            onAction={(_, rows) => openDeleteDialog(rows)}
          />
        }
      >
        <TabTable
          tab={tab}
          list={list}
          entityType="addon_type"
          caption={tabLabels[tab]}
          columns={[
            { id: 'name', heading: heading.name, renderCell: ({ name }) => <RowHeader>{name}</RowHeader> },
            {
              id: 'addons_count',
              heading: heading.addons_count,
              isNumeric: true,
              renderCell: ({ id, name, addons_count: count }) => (
                <Cell isNumeric>
                  {count > 0 ? (
                    <Link href={addonsHref(id)} aria-label={phrase('addon-types.addOnsOf', { count, name })}>
                      {count}
                    </Link>
                  ) : (
                    0
                  )}
                </Cell>
              ),
            },
            {
              id: 'names',
              heading: heading.names,
              isUnsorted: true,
              renderCell: ({ addonNames }) => <Cell tone="secondary">{namesText(addonNames)}</Cell>,
            },
          ]}
          actions={(row) => [
            { id: 'rename', label: phrase('addon-types.rename'), icon: pencil },
            deleteActionOf(deniedReasonOf(row)),
          ]}
          onAction={(id, row) => (id === 'rename' ? openRecordDialog(row) : openDeleteDialog([row]))}
        />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
      {dialog?.name === 'record' ? <NameDialog dialog={dialog.ref} words={dialogWords} /> : null}
    </>
  )
}
