import { useSelector } from '@xstate/react'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import { Button } from '../../design/button/Button.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import { selectFlow } from '../../machines/area/area.machine.ts'
import type { BulkItem } from '../../machines/flow/bulk.rules.ts'
import * as paths from '../../paths/products.ts'
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
import { kinds } from './kinds.ts'

const BulkDialog = onDemand(() => import('../flow/BulkDialog.tsx').then((m) => m.BulkDialog))
const FacilityCategoryDialog = onDemand(() =>
  import('./FacilityCategoryDialog.tsx').then((m) => m.FacilityCategoryDialog),
)

const tab = 'facility-categories'
const texts = deleteTexts(tabNouns[tab])

/** The categories of facility types, by kind: find, add, delete one or several. */
export function FacilityCategoriesTab() {
  const area = useArea(tab)
  const { list } = area.getSnapshot().context
  const flow = useSelector(area, selectFlow)
  const { facilityTypes } = useCatalogue()
  const { property, search, show } = useTab(tab, list)

  const refusalOf = ({ id, facility_types_count: count }: FacilityCategory) => {
    const names = facilityTypes.filter((type) => type.facility_category_id === id).map(({ name }) => name)
    return usageText([{ count, noun: facilityTypeNoun, names }])
  }
  const add = () => area.send({ type: 'flow.opened', ask: { name: 'entry', record: null } })
  const remove = (categories: FacilityCategory[]) => {
    const items = categories.map((row): BulkItem => ({ id: row.id, label: row.name, refusal: refusalOf(row) }))
    area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  }
  const typesHref = (id: number) =>
    paths.products(property.prefix, 'facility-types', {
      ...paths.facilityTypeSearch.empty,
      facility_category_ids: [id],
    })

  return (
    <>
      <TabPage
        tab={tab}
        list={list}
        actions={
          <Button tone="primary" size="l" icon={plus} onPress={add}>
            New category
          </Button>
        }
        create={{ label: 'New category', onPress: add }}
        filters={
          <TabFilters
            tab={tab}
            list={list}
            placeholder="Name"
            chips={
              search.kind
                ? [{ key: 'kind', label: 'Kind', value: kinds[search.kind].many, without: { kind: '' as const } }]
                : []
            }
          >
            <SegmentedControl
              label="Kind"
              value={search.kind}
              choices={[
                { id: '', label: 'All' },
                { id: 'room', label: kinds.room.many },
                { id: 'asset', label: kinds.asset.many },
              ]}
              onChange={(kind) => show({ kind })}
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
          entityType="facility_category"
          caption={tabLabels[tab]}
          columns={[
            <Th key="name">Name</Th>,
            <Th key="kind">Kind</Th>,
            <Th key="types" isNumeric>
              Facility types
            </Th>,
          ]}
          renderCells={({ id, name, kind, facility_types_count: count }) => (
            <>
              <RowHeader>{name}</RowHeader>
              <StatusCell tone="plain" icon={kinds[kind].icon}>
                {kinds[kind].one}
              </StatusCell>
              <Cell isNumeric>
                {count > 0 ? (
                  <Link href={typesHref(id)} aria-label={`${count} facility types of ${name}`}>
                    {count}
                  </Link>
                ) : (
                  0
                )}
              </Cell>
            </>
          )}
          actions={(row) => [deleteActionOf(refusalOf(row))]}
          onAction={(_, row) => remove([row])}
        />
      </TabPage>
      {flow?.name === 'bulk' ? <BulkDialog bulk={flow.ref} texts={texts} /> : null}
      {flow?.name === 'entry' ? <FacilityCategoryDialog entry={flow.ref} /> : null}
    </>
  )
}
