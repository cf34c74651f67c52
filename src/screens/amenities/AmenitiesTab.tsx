import { useSelector } from '@xstate/react'
import { amenityGroups } from '../../api/contract/enums.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import { Button } from '../../design/button/Button.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { deleteAction, deleteActionOf, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels, tabNouns } from '../products/tabs.ts'
import { facilityTypeNoun, usageText } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const AmenityDialog = onDemand(() => import('./AmenityDialog.tsx').then((m) => m.AmenityDialog))

const tab = 'amenities'
const texts = deleteTexts(tabNouns[tab])
const facilityNoun = { one: 'room or asset', many: 'rooms and assets' }

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
      { count: row.facilities_count, noun: facilityNoun },
      { count: row.facility_types_count, noun: facilityTypeNoun, names },
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
        list={list}
        actions={
          <Button tone="primary" size="l" icon={plus} onPress={openRecordDialog}>
            New amenity
          </Button>
        }
        create={{ label: 'New amenity', onPress: openRecordDialog }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder="Name or code"
            chips={search.groups.map((group) => ({
              key: group,
              label: 'Group',
              value: group,
              without: { groups: search.groups.filter((each) => each !== group) },
            }))}
          >
            <LazyMultiSelect
              label="Group"
              placeholder="All groups"
              noun="groups"
              choices={amenityGroups.map((group) => ({ id: group, label: group }))}
              value={search.groups}
              onChange={(chosen) => show({ groups: amenityGroups.filter((group) => chosen.includes(group)) })}
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
        <TabTable
          list={list}
          entityType="amenity"
          caption={tabLabels[tab]}
          groupOf={({ group }) => group}
          columns={[
            <Th key="name">Name</Th>,
            <Th key="code">Code</Th>,
            <Th key="facilities" isNumeric>
              Rooms and assets
            </Th>,
            <Th key="types" isNumeric>
              Facility types
            </Th>,
          ]}
          renderCells={(row) => (
            <>
              <RowHeader>{row.name}</RowHeader>
              <Cell isNoWrap tone="secondary">
                {row.code}
              </Cell>
              <Cell isNumeric>{row.facilities_count}</Cell>
              <Cell isNumeric>{row.facility_types_count}</Cell>
            </>
          )}
          actions={(row) => [deleteActionOf(deniedReasonOf(row))]}
          onAction={(_, row) => openDeleteDialog([row])}
        />
      </TabPage>
      {dialog?.name === 'bulk' ? <BulkActionDialog bulk={dialog.ref} texts={texts} /> : null}
      {dialog?.name === 'record' ? <AmenityDialog dialog={dialog.ref} /> : null}
    </>
  )
}
