import type { OpenForm } from '../../machines/products/product-editor.machine.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../on-demand.tsx'

const FacilityForm = onDemand(
  () => import('../facilities/FacilityForm.tsx').then((m) => m.FacilityForm),
  <FullLoader />,
)
const AddonForm = onDemand(() => import('../addons/AddonForm.tsx').then((m) => m.AddonForm), <FullLoader />)
const FacilityTypeForm = onDemand(
  () => import('../facility-types/FacilityTypeForm.tsx').then((m) => m.FacilityTypeForm),
  <FullLoader />,
)
const ImportScreen = onDemand(() => import('../import/ImportScreen.tsx').then((m) => m.ImportScreen), <FullLoader />)

/** The form of whatever the address asks for; each is a chunk of its own. */
export function ProductForm({ opened }: { opened: OpenForm }) {
  switch (opened.name) {
    case 'facility':
      return <FacilityForm form={opened.form} lookup={opened.lookup} tab={opened.tab} />
    case 'addon':
      return <AddonForm form={opened.form} />
    case 'import':
      return <ImportScreen form={opened.form} />
    case 'facilityType':
      return <FacilityTypeForm form={opened.form} />
  }
}
