import { useSelector } from '@xstate/react'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { download, plus } from '../../design/icon/icons.css.ts'
import { Text } from '../../design/text/Text.tsx'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { useTab } from '../products/useTab.ts'
import { FacilityTypeTable } from './FacilityTypeTable.tsx'
import { phrase } from '../../phrases/phrase.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))

const tab = 'facility-types'
const texts: BulkActionTexts = {
  title: ({ count, name }) => phrase('facility-types.deleteQuestion', { count, name }),
  explanation: () => phrase('facility-types.usedCannotBeDeleted'),
  confirm: ({ count, name }) => phrase('facility-types.deleteButton', { count, name }),
  tone: 'critical',
}
const words = {
  noneMatch: phrase('facility-types.noneMatch'),
  noneYet: phrase('facility-types.noneYet'),
  newAppearHere: phrase('facility-types.newAppearHere'),
  count: (count: number) => phrase('facility-types.count', { count }),
  found: (count: number) => phrase('facility-types.found', { count }),
}

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
        words={words}
        list={list}
        actions={
          <>
            <DownloadButton list={list} icon={download} />
            <LinkButton tone="primary" icon={plus} href={newHref}>
              {phrase('facility-types.newFacilityType')}
            </LinkButton>
          </>
        }
        create={{ label: phrase('facility-types.newFacilityType'), href: newHref }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder={phrase('facility-types.nameOrCode')}
            more={
              isFiltered ? (
                <Text tone="caption" size="s">
                  {phrase('facility-types.clearFiltersSentence')}
                </Text>
              ) : null
            }
            chips={categories
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name }) => ({
                key: String(id),
                label: phrase('facility-types.category'),
                value: name,
                without: { facility_category_ids: chosen.filter((each) => each !== id) },
              }))}
          >
            <LazyMultiSelect
              label={phrase('facility-types.category')}
              placeholder={phrase('facility-types.allCategories')}
              selectedText={(count) => phrase('facility-types.categoriesSelected', { count })}
              choices={categories.map(({ id, name }) => ({ id, label: name }))}
              value={chosen}
              onChange={(ids) => show({ facility_category_ids: ids })}
            />
          </TabFilters>
        }
        selection={
          <TabSelection
            list={list}
            label={phrase('facility-types.selected')}
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
