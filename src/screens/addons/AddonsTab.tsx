import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus, upload } from '../../design/icon/icons.css.ts'
import { selectFlow } from '../../machines/area/area.machine.ts'
import { selectIsSelecting } from '../../machines/list/list.selectors.ts'
import { useArea } from '../console/actors.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../on-demand.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { useTab } from '../products/useTab.ts'
import { askOf, selectionActions } from './addon-actions.ts'
import { AddonFilters } from './AddonFilters.tsx'
import { AddonTable } from './AddonTable.tsx'

// What opens only on a wish arrives only then (performance P19).
const AddonFlow = onDemand(() => import('./AddonFlow.tsx').then((m) => m.AddonFlow))

/** The add-ons of a property: what is sold beside the room. */
export function AddonsTab() {
  const area = useArea('add-ons')
  const { list } = area.getSnapshot().context
  const isSelecting = useSelector(list, selectIsSelecting)
  const flow = useSelector(area, selectFlow)
  const { newHref, importHref } = useTab('add-ons', list)
  return (
    <>
      <TabPage
        tab="add-ons"
        list={list}
        actions={
          <>
            <LinkButton tone="quiet" icon={upload} href={importHref}>
              Import
            </LinkButton>
            <DownloadButton list={list} />
            <LinkButton tone="primary" icon={plus} href={newHref}>
              New add-on
            </LinkButton>
          </>
        }
        filters={<AddonFilters />}
        create={{ label: 'New add-on', href: newHref }}
        selection={
          isSelecting ? (
            <TabSelection
              list={list}
              noun="add-ons"
              actions={selectionActions}
              onAction={(action, addons) => {
                const ask = askOf(action, addons)
                if (ask) area.send({ type: 'flow.opened', ask })
              }}
            />
          ) : null
        }
      >
        <AddonTable />
      </TabPage>
      {flow ? <AddonFlow flow={flow} /> : null}
    </>
  )
}
