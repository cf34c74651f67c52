import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { pencil, plus } from '../../design/icon/icons.css.ts'
import { Cell, RowHeader } from '../../design/table/Row.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import type { AddonTypeRow } from '../../machines/addon-types/addon-type-list.machine.ts'
import { selectFlow } from '../../machines/area/area.machine.ts'
import type { BulkItem } from '../../machines/flow/bulk.rules.ts'
import * as paths from '../../paths/products.ts'
import { useArea } from '../console/actors.ts'
import { onDemand } from '../on-demand.tsx'
import { deleteAction, deleteActionOf, deleteTexts } from '../products/delete-texts.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels, tabNouns } from '../products/tabs.ts'
import { namesText, usageText } from '../products/usage.ts'
import { useTab } from '../products/useTab.ts'

const BulkDialog = onDemand(() => import('../flow/BulkDialog.tsx').then((m) => m.BulkDialog))
const NameDialog = onDemand(() => import('../flow/NameDialog.tsx').then((m) => m.NameDialog))

const tab = 'add-on-types'
const texts = deleteTexts(tabNouns[tab])

const refusalOf = ({ addons_count: count, addonNames: names }: AddonTypeRow) =>
  usageText([{ count, noun: tabNouns['add-ons'], names }])

/** The kinds of add-ons, each with its own: find, add, rename, delete one or several. */
export function AddonTypesTab() {
  const area = useArea(tab)
  const { list } = area.getSnapshot().context
  const flow = useSelector(area, selectFlow)
  const { property } = useTab(tab, list)

  const enter = (record: AddonTypeRow | null) => area.send({ type: 'flow.opened', ask: { name: 'entry', record } })
  const remove = (types: AddonTypeRow[]) => {
    const items = types.map((row): BulkItem => ({ id: row.id, label: row.name, refusal: refusalOf(row) }))
    area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  }
  const addonsHref = (id: number) =>
    paths.products(property.prefix, 'add-ons', { ...paths.addonSearch.empty, addon_type_ids: [id] })

  return (
    <>
      <TabPage
        tab={tab}
        list={list}
        actions={
          <Button tone="primary" size="l" icon={plus} onPress={() => enter(null)}>
            New add-on type
          </Button>
        }
        create={{ label: 'New add-on type', onPress: () => enter(null) }}
        filters={<TabFilters tab={tab} list={list} placeholder="Name" chips={[]} />}
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
          entityType="addon_type"
          caption={tabLabels[tab]}
          columns={[
            <Th key="name">Name</Th>,
            <Th key="count" isNumeric>
              Add-ons
            </Th>,
            <Th key="names">Which</Th>,
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
          actions={(row) => [{ id: 'rename', label: 'Rename…', icon: pencil }, deleteActionOf(refusalOf(row))]}
          onAction={(id, row) => (id === 'rename' ? enter(row) : remove([row]))}
        />
      </TabPage>
      {flow?.name === 'bulk' ? <BulkDialog bulk={flow.ref} texts={texts} /> : null}
      {flow?.name === 'entry' ? <NameDialog entry={flow.ref} noun={tabNouns[tab].one} /> : null}
    </>
  )
}
