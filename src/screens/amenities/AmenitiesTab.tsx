import { useSelector } from '@xstate/react'
import { type Amenity, amenityGroups } from '../../api/contract/amenity.ts'
import { Button } from '../../design/button/Button.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { selectFlow } from '../../machines/area/area.machine.ts'
import type { BulkItem } from '../../machines/flow/bulk.rules.ts'
import { useArea, useCatalogue } from '../console/actors.ts'
import { onDemand } from '../on-demand.tsx'
import { deleteAction, deleteActionOf, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels, tabNouns } from '../products/tabs.ts'
import { facilityTypeNoun, usageText } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'

const BulkDialog = onDemand(() => import('../flow/BulkDialog.tsx').then((m) => m.BulkDialog))
const AmenityDialog = onDemand(() => import('./AmenityDialog.tsx').then((m) => m.AmenityDialog))

const tab = 'amenities'
const texts = deleteTexts(tabNouns[tab])
const facilityNoun = { one: 'room or asset', many: 'rooms and assets' }

/** What rooms and types of this property can offer, by group: find, add, delete one or several. */
export function AmenitiesTab() {
  const area = useArea(tab)
  const { list } = area.getSnapshot().context
  const flow = useSelector(area, selectFlow)
  const { facilityTypes } = useCatalogue()
  const { search, show } = useTab(tab, list)

  const refusalOf = (row: Amenity) => {
    const names = facilityTypes.filter((type) => type.amenity_ids.includes(row.id)).map(({ name }) => name)
    return usageText([
      { count: row.facilities_count, noun: facilityNoun },
      { count: row.facility_types_count, noun: facilityTypeNoun, names },
    ])
  }
  const add = () => area.send({ type: 'flow.opened', ask: { name: 'entry', record: null } })
  const remove = (amenities: Amenity[]) => {
    const items = amenities.map((row): BulkItem => ({ id: row.id, label: row.name, refusal: refusalOf(row) }))
    area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  }

  return (
    <>
      <TabPage
        tab={tab}
        list={list}
        actions={
          <Button tone="primary" size="l" icon={plus} onPress={add}>
            New amenity
          </Button>
        }
        create={{ label: 'New amenity', onPress: add }}
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
            onAction={(_, rows) => remove(rows)}
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
              <Cell isUnbroken tone="secondary">
                {row.code}
              </Cell>
              <Cell isNumeric>{row.facilities_count}</Cell>
              <Cell isNumeric>{row.facility_types_count}</Cell>
            </>
          )}
          actions={(row) => [deleteActionOf(refusalOf(row))]}
          onAction={(_, row) => remove([row])}
        />
      </TabPage>
      {flow?.name === 'bulk' ? <BulkDialog bulk={flow.ref} texts={texts} /> : null}
      {flow?.name === 'entry' ? <AmenityDialog entry={flow.ref} /> : null}
    </>
  )
}
