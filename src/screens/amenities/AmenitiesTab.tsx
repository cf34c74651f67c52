import { useSelector } from '@xstate/react'
import { amenityGroups } from '../../api/contract/enums.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import { Button } from '../../design/button/Button.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { download, plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteActionOf } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { columnHeadings } from '../products/column-headings.ts'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { usageText, usingTypes } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'
import { amenityGroupName } from './amenity-group.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const AmenityDialog = onDemand(() => import('./AmenityDialog.tsx').then((m) => m.AmenityDialog))

const tab = 'amenities'
const texts: BulkActionTexts = {
  title: ({ count, name }) => phrase('amenities.deleteQuestion', { count, name }),
  explanation: () => phrase('amenities.usedCannotBeDeleted'),
  confirm: ({ count, name }) => phrase('amenities.deleteButton', { count, name }),
  tone: 'critical',
}
const words = {
  noneMatch: phrase('amenities.noneMatch'),
  noneYet: phrase('amenities.noneYet'),
  newAppearHere: phrase('amenities.newAppearHere'),
  count: (count: number) => phrase('amenities.count', { count }),
  found: (count: number) => phrase('amenities.found', { count }),
}

const heading = columnHeadings[tab]
const columns: readonly ListColumn<Amenity>[] = [
  { id: 'name', heading: heading.name, renderCell: ({ name }) => <RowHeader>{name}</RowHeader> },
  {
    id: 'code',
    heading: heading.code,
    renderCell: ({ code }) => (
      <Cell isNoWrap tone="secondary">
        {code}
      </Cell>
    ),
  },
  {
    id: 'facilities_count',
    heading: heading.facilities_count,
    isNumeric: true,
    renderCell: ({ facilities_count: count }) => <Cell isNumeric>{count}</Cell>,
  },
  {
    id: 'facility_types_count',
    heading: heading.facility_types_count,
    isNumeric: true,
    renderCell: ({ facility_types_count: count }) => <Cell isNumeric>{count}</Cell>,
  },
]

/** The property's amenities by group: search, create, delete one or many. */
export function AmenitiesTab() {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const dialog = useSelector(inventoryTab, selectDialog)
  const { facilityTypes } = useCatalogue()
  const { search, show } = useTab(tab, list)

  const deniedReasonOf = (row: Amenity) => {
    const names = facilityTypes.filter((type) => type.amenity_ids.includes(row.id)).map(({ name }) => name)
    return usageText([
      { count: row.facilities_count, text: phrase('amenities.byFacilities', { count: row.facilities_count }) },
      usingTypes(row.facility_types_count, names),
    ])
  }
  const openRecordDialog = () => inventoryTab.send({ type: 'dialog.opened', request: { name: 'record', record: null } })
  const openDeleteDialog = (amenities: Amenity[]) => {
    const items = amenities.map((row): BulkItem => ({ id: row.id, label: row.name, deniedReason: deniedReasonOf(row) }))
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
            <Button tone="primary" icon={plus} onPress={openRecordDialog}>
              {phrase('amenities.newAmenity')}
            </Button>
          </>
        }
        create={{ label: phrase('amenities.newAmenity'), onPress: openRecordDialog }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder={phrase('amenities.nameOrCode')}
            chips={search.groups.map((group) => ({
              key: group,
              label: phrase('amenities.group'),
              value: amenityGroupName(group),
              without: { groups: search.groups.filter((each) => each !== group) },
            }))}
          >
            <LazyMultiSelect
              label={phrase('amenities.group')}
              placeholder={phrase('amenities.allGroups')}
              selectedText={(count) => phrase('amenities.groupsSelected', { count })}
              choices={amenityGroups.map((group) => ({ id: group, label: amenityGroupName(group) }))}
              value={search.groups}
              onChange={(chosen) => show({ groups: amenityGroups.filter((group) => chosen.includes(group)) })}
            />
          </TabFilters>
        }
        selection={
          <TabSelection
            list={list}
            label={phrase('amenities.selected')}
            actions={[deleteAction]}
            onAction={(_, rows) => openDeleteDialog(rows)}
          />
        }
      >
        <TabTable
          tab={tab}
          list={list}
          entityType="amenity"
          caption={tabLabels[tab]}
          groupOf={search.sort === '' ? ({ group }) => amenityGroupName(group) : undefined}
          columns={columns}
          actions={(row) => [deleteActionOf(deniedReasonOf(row))]}
          onAction={(_, row) => openDeleteDialog([row])}
        />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
      {dialog?.name === 'record' ? <AmenityDialog dialog={dialog.ref} /> : null}
    </>
  )
}
