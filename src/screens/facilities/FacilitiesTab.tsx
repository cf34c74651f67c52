import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { download, plus, upload } from '../../design/icon/icons.css.ts'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { selectIsSelecting } from '../../machines/list/list.selectors.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { TabPage } from '../products/TabPage.tsx'
import { FacilityFilters } from './FacilityFilters.tsx'
import { FacilityTable } from './FacilityTable.tsx'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'

// Loaded on demand (performance P19).
const FacilitySelection = onDemand(() => import('./FacilitySelection.tsx').then((m) => m.FacilitySelection))
const FacilityDialog = onDemand(() => import('./FacilityDialog.tsx').then((m) => m.FacilityDialog))

/** The rooms or assets of a property. Table, pages and download share the same filters. */
export function FacilitiesTab({ tab }: { tab: FacilityTab }) {
  const { inventoryTab, list, newHref, importHref } = useFacilities(tab)
  const isSelecting = useSelector(list, selectIsSelecting)
  const isDialogOpen = useSelector(inventoryTab, (snapshot) => selectDialog(snapshot) !== null)
  const kind = facilityKindOf[tab]
  const newLabel = phrase('facilities.newRecord', { kind })
  return (
    <>
      <TabPage
        tab={tab}
        words={{
          noneMatch: phrase('facilities.noneMatch', { kind }),
          noneYet: phrase('facilities.noneYet', { kind }),
          newAppearHere: phrase('facilities.newAppearHere', { kind }),
          count: (count) => phrase('facilities.count', { kind, count }),
          found: (count) => phrase('facilities.found', { kind, count }),
        }}
        list={list}
        actions={
          <>
            <LinkButton tone="quiet" icon={upload} href={importHref}>
              {phrase('facilities.import')}
            </LinkButton>
            <DownloadButton list={list} icon={download} />
            <LinkButton tone="primary" icon={plus} href={newHref}>
              {newLabel}
            </LinkButton>
          </>
        }
        filters={<FacilityFilters tab={tab} />}
        create={{ label: newLabel, href: newHref }}
        selection={isSelecting ? <FacilitySelection tab={tab} /> : null}
      >
        <FacilityTable tab={tab} />
      </TabPage>
      {isDialogOpen ? <FacilityDialog tab={tab} /> : null}
    </>
  )
}
