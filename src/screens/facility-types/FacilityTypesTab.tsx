import { useSelector } from '@xstate/react'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Text } from '../../design/text/Text.tsx'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { tabNouns } from '../products/tabs.ts'
import { useTab } from '../products/useTab.ts'
import { FacilityTypeTable, orderDeniedReason } from './FacilityTypeTable.tsx'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))

const tab = 'facility-types'
const texts = deleteTexts(tabNouns[tab])

/** The types of rooms and assets, in display order. */
export function FacilityTypesTab() {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const dialog = useSelector(inventoryTab, selectDialog)
  const { categories } = useCatalogue()
  const { search, show, newHref, isFiltered } = useTab(tab, list)
  const chosen = search.facility_category_ids

  const openDeleteDialog = (types: FacilityType[]) => {
    const items = types.map((row): BulkItem => ({
      id: row.id,
      label: row.name,
      deniedReason: row.delete_refusal ?? null,
    }))
    inventoryTab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  }

  return (
    <>
      <TabPage
        tab={tab}
        list={list}
        actions={
          <LinkButton tone="primary" size="l" icon={plus} href={newHref}>
            New facility type
          </LinkButton>
        }
        create={{ label: 'New facility type', href: newHref }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder="Name or code"
            more={
              isFiltered ? (
                <Text tone="caption" size="s">
                  {orderDeniedReason}.
                </Text>
              ) : null
            }
            chips={categories
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name }) => ({
                key: String(id),
                label: 'Category',
                value: name,
                without: { facility_category_ids: chosen.filter((each) => each !== id) },
              }))}
          >
            <LazyMultiSelect
              label="Category"
              placeholder="All categories"
              noun="categories"
              choices={categories.map(({ id, name }) => ({ id, label: name }))}
              value={chosen}
              onChange={(ids) => show({ facility_category_ids: ids })}
            />
          </TabFilters>
        }
        selection={
          <TabSelection
            list={list}
            noun={tabNouns[tab].many}
            actions={[deleteAction]}
            onAction={(_, rows) => openDeleteDialog(rows)}
          />
        }
      >
        <FacilityTypeTable onDelete={openDeleteDialog} />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
    </>
  )
}
