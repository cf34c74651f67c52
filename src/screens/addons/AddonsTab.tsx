import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { download, plus, upload } from '../../design/icon/icons.css.ts'
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
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand (performance P19).
const AddonDialog = onDemand(() => import('./AddonDialog.tsx').then((m) => m.AddonDialog))

const words = {
  noneMatch: phrase('addons.noneMatch'),
  noneYet: phrase('addons.noneYet'),
  newAppearHere: phrase('addons.newAppearHere'),
  count: (count: number) => phrase('addons.count', { count }),
  found: (count: number) => phrase('addons.found', { count }),
}

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
        words={words}
        list={list}
        actions={
          <>
            <LinkButton tone="quiet" icon={upload} href={importHref}>
              {phrase('addons.import')}
            </LinkButton>
            <DownloadButton list={list} icon={download} />
            <LinkButton tone="primary" icon={plus} href={newHref}>
              {phrase('addons.newAddOn')}
            </LinkButton>
          </>
        }
        filters={<AddonFilters />}
        create={{ label: phrase('addons.newAddOn'), href: newHref }}
        selection={
          isSelecting ? (
            <TabSelection
              list={list}
              label={phrase('addons.selected')}
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
