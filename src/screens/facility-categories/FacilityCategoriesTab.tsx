import { useSelector } from '@xstate/react'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import { Button } from '../../design/button/Button.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { download, plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import * as routes from '../../routes/products.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteActionOf } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { columnHeadings } from '../products/column-headings.ts'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { usageText, usingTypes } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'
import { facilityKinds } from './facility-kinds.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const FacilityCategoryDialog = onDemand(() =>
  import('./FacilityCategoryDialog.tsx').then((m) => m.FacilityCategoryDialog),
)

const tab = 'facility-categories'
const texts: BulkActionTexts = {
  title: ({ count, name }) => phrase('facility-categories.deleteQuestion', { count, name }),
  explanation: () => phrase('facility-categories.usedCannotBeDeleted'),
  confirm: ({ count, name }) => phrase('facility-categories.deleteButton', { count, name }),
  tone: 'critical',
}
const words = {
  noneMatch: phrase('facility-categories.noneMatch'),
  noneYet: phrase('facility-categories.noneYet'),
  newAppearHere: phrase('facility-categories.newAppearHere'),
  count: (count: number) => phrase('facility-categories.count', { count }),
  found: (count: number) => phrase('facility-categories.found', { count }),
}

const heading = columnHeadings[tab]

/** The categories of facility types, by kind: search, create, delete one or many. */
export function FacilityCategoriesTab() {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const dialog = useSelector(inventoryTab, selectDialog)
  const { facilityTypes } = useCatalogue()
  const { property, search, show } = useTab(tab, list)

  const deniedReasonOf = ({ id, facility_types_count: count }: FacilityCategory) => {
    const names = facilityTypes.filter((type) => type.facility_category_id === id).map(({ name }) => name)
    return usageText([usingTypes(count, names)])
  }
  const openRecordDialog = () => inventoryTab.send({ type: 'dialog.opened', request: { name: 'record', record: null } })
  const openDeleteDialog = (categories: FacilityCategory[]) => {
    const items = categories.map((row): BulkItem => ({
      id: row.id,
      label: row.name,
      deniedReason: deniedReasonOf(row),
    }))
    inventoryTab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  }
  const typesHref = (id: number) =>
    routes.products(property.prefix, 'facility-types', {
      ...routes.facilityTypeSearch.empty,
      facility_category_ids: [id],
    })

  return (
    <>
      <TabPage
        tab={tab}
        words={words}
        list={list}
        actions={
          <>
            <DownloadButton list={list} icon={download} />
            <Button tone="primary" icon={plus} onPress={openRecordDialog}>
              {phrase('facility-categories.newCategory')}
            </Button>
          </>
        }
        create={{ label: phrase('facility-categories.newCategory'), onPress: openRecordDialog }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder={phrase('facility-categories.name')}
            chips={
              search.kind
                ? [
                    {
                      key: 'kind',
                      label: phrase('facility-categories.kind'),
                      value: facilityKinds[search.kind].many,
                      without: { kind: '' as const },
                    },
                  ]
                : []
            }
          >
            <SegmentedControl
              label={phrase('facility-categories.kind')}
              value={search.kind}
              choices={[
                { id: '', label: phrase('facility-categories.all') },
                { id: 'room', label: facilityKinds.room.many },
                { id: 'asset', label: facilityKinds.asset.many },
              ]}
              onChange={(kind) => show({ kind })}
            />
          </TabFilters>
        }
        selection={
          <TabSelection
            list={list}
            label={phrase('facility-categories.selected')}
            actions={[deleteAction]}
            onAction={(_, rows) => openDeleteDialog(rows)}
          />
        }
      >
        <TabTable
          tab={tab}
          list={list}
          entityType="facility_category"
          caption={tabLabels[tab]}
          columns={[
            { id: 'name', heading: heading.name, renderCell: ({ name }) => <RowHeader>{name}</RowHeader> },
            {
              id: 'kind',
              heading: heading.kind,
              renderCell: ({ kind }) => (
                <StatusCell tone="plain" icon={facilityKinds[kind].icon}>
                  {facilityKinds[kind].one}
                </StatusCell>
              ),
            },
            {
              id: 'facility_types_count',
              heading: heading.facility_types_count,
              isNumeric: true,
              renderCell: ({ id, name, facility_types_count: count }) => (
                <Cell isNumeric>
                  {count > 0 ? (
                    <Link
                      href={typesHref(id)}
                      aria-label={phrase('facility-categories.facilityTypesOf', { count, name })}
                    >
                      {count}
                    </Link>
                  ) : (
                    0
                  )}
                </Cell>
              ),
            },
          ]}
          actions={(row) => [deleteActionOf(deniedReasonOf(row))]}
          onAction={(_, row) => openDeleteDialog([row])}
        />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
      {dialog?.name === 'record' ? <FacilityCategoryDialog dialog={dialog.ref} /> : null}
    </>
  )
}
