import { useSelector } from '@xstate/react'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Text } from '../../design/text/Text.tsx'
import { selectFlow } from '../../machines/area/area.machine.ts'
import type { BulkItem } from '../../machines/flow/bulk.rules.ts'
import { useArea, useCatalogue } from '../console/actors.ts'
import { onDemand } from '../on-demand.tsx'
import { deleteAction, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { tabNouns } from '../products/tabs.ts'
import { useTab } from '../products/useTab.ts'
import { FacilityTypeTable, orderRefusal } from './FacilityTypeTable.tsx'

const BulkDialog = onDemand(() => import('../flow/BulkDialog.tsx').then((m) => m.BulkDialog))

const tab = 'facility-types'
const texts = deleteTexts(tabNouns[tab])

/** The types of rooms and assets, in the order in which they are offered. */
export function FacilityTypesTab() {
  const area = useArea(tab)
  const { list } = area.getSnapshot().context
  const flow = useSelector(area, selectFlow)
  const { categories } = useCatalogue()
  const { search, show, newHref, isFiltered } = useTab(tab, list)
  const chosen = search.facility_category_ids

  const remove = (types: FacilityType[]) => {
    const items = types.map((row): BulkItem => ({ id: row.id, label: row.name, refusal: row.delete_refusal ?? null }))
    area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
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
                  {orderRefusal}.
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
              choices={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={chosen.map(String)}
              onChange={(ids) => show({ facility_category_ids: ids.map(Number) })}
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
        <FacilityTypeTable onDelete={remove} />
      </TabPage>
      {flow?.name === 'bulk' ? <BulkDialog bulk={flow.ref} texts={texts} /> : null}
    </>
  )
}
