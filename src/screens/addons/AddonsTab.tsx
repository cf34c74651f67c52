import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus, upload } from '../../design/icon/icons.css.ts'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { selectIsSelecting } from '../../machines/list/list.selectors.ts'
import { useInventoryTab } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { TabSelection } from '../products/TabSelection.tsx'
import { useTab } from '../products/useTab.ts'
import { dialogRequestFor, selectionActions } from './addon-actions.ts'
import { AddonFilters } from './AddonFilters.tsx'
import { AddonTable } from './AddonTable.tsx'

// Loaded on demand (performance P19).
const AddonDialog = onDemand(() => import('./AddonDialog.tsx').then((m) => m.AddonDialog))

/** The add-ons of a property: extras sold with a room. */
export function AddonsTab() {
  const inventoryTab = useInventoryTab('add-ons')
  const { list } = inventoryTab.getSnapshot().context
  const isSelecting = useSelector(list, selectIsSelecting)
  const dialog = useSelector(inventoryTab, selectDialog)
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
                const request = dialogRequestFor(action, addons)
                if (request) inventoryTab.send({ type: 'dialog.opened', request })
              }}
            />
          ) : null
        }
      >
        <AddonTable />
      </TabPage>
      {dialog ? <AddonDialog dialog={dialog} /> : null}
    </>
  )
}
