import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import type { Tab } from '../../routes/products.ts'

const FacilitiesTab = onDemand(
  () => import('../facilities/FacilitiesTab.tsx').then((m) => m.FacilitiesTab),
  <FullLoader />,
)
const AddonsTab = onDemand(() => import('../addons/AddonsTab.tsx').then((m) => m.AddonsTab), <FullLoader />)
const FacilityTypesTab = onDemand(
  () => import('../facility-types/FacilityTypesTab.tsx').then((m) => m.FacilityTypesTab),
  <FullLoader />,
)
const AddonTypesTab = onDemand(
  () => import('../addon-types/AddonTypesTab.tsx').then((m) => m.AddonTypesTab),
  <FullLoader />,
)
const AmenitiesTab = onDemand(() => import('../amenities/AmenitiesTab.tsx').then((m) => m.AmenitiesTab), <FullLoader />)
const FacilityCategoriesTab = onDemand(
  () => import('../facility-categories/FacilityCategoriesTab.tsx').then((m) => m.FacilityCategoriesTab),
  <FullLoader />,
)

const tabScreens: Record<Tab, { preload: () => Promise<void> }> = {
  rooms: FacilitiesTab,
  assets: FacilitiesTab,
  'add-ons': AddonsTab,
  'facility-types': FacilityTypesTab,
  'add-on-types': AddonTypesTab,
  amenities: AmenitiesTab,
  'facility-categories': FacilityCategoriesTab,
}

/** Loads the code of a tab before it is opened. */
export const preloadTab = (tab: Tab) => tabScreens[tab].preload()

/** The content of a tab. */
export function TabPanel({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'rooms':
    case 'assets':
      return <FacilitiesTab tab={tab} />
    case 'add-ons':
      return <AddonsTab />
    case 'facility-types':
      return <FacilityTypesTab />
    case 'add-on-types':
      return <AddonTypesTab />
    case 'amenities':
      return <AmenitiesTab />
    case 'facility-categories':
      return <FacilityCategoriesTab />
  }
}
