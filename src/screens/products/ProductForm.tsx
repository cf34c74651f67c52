import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { selectCatalogueError, selectIsKnown } from '../../machines/products/catalogue.selectors.ts'
import type { OpenForm } from '../../machines/products/product-form-guard.machine.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { phrase } from '../../phrases/phrase.ts'

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

/** The open form; rendered once the catalogue is loaded. */
export function ProductForm({ opened }: { opened: OpenForm }) {
  const { catalogue } = useProducts().getSnapshot().context
  const isKnown = useSelector(catalogue, selectIsKnown)
  const hasFailed = useSelector(catalogue, selectCatalogueError) !== null
  if (isKnown || opened.name === 'import') return <OpenFormScreen opened={opened} />
  return (
    <Page>
      <CatalogueFailure />
      {hasFailed ? null : <InlineLoader>{phrase('products.loading')}</InlineLoader>}
    </Page>
  )
}

/** Each form is a separate chunk. */
function OpenFormScreen({ opened }: { opened: OpenForm }) {
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
