import { useSelector } from '@xstate/react'
import { selectIsAsking, selectOpened } from '../../machines/form/form.selectors.ts'
import { parseTab } from '../../routes/products.ts'
import { selectFormGuard, selectTab, selectView } from '../../machines/products/products.selectors.ts'
import { ProblemOverlays } from '../problems/ProblemOverlays.tsx'
import { requireActor } from '../actor-hooks.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { preloadTab, TabPanel } from './TabPanel.tsx'
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand, to keep the list small (performance P19).
const ProductForm = onDemand(() => import('./ProductForm.tsx').then((m) => m.ProductForm), <FullLoader />)
const UnsavedChangesDialog = onDemand(() =>
  import('../form/UnsavedChangesDialog.tsx').then((m) => m.UnsavedChangesDialog),
)

const leaveImportText = phrase('products.importWillBeLost')

/** Loads the code of the tab that a products URL selects. */
export const preloadProducts = (search: string) => preloadTab(parseTab(search))

/** The manage-property screen (requirement 2.route.products): a tab's list, or the form given by the address. */
export function ProductsScreen() {
  const products = useProducts()
  const tab = useSelector(products, selectTab)
  const view = useSelector(products, selectView)
  const formGuard = requireActor(useSelector(products, selectFormGuard), 'form guard')
  const opened = useSelector(formGuard, selectOpened)
  const isAsking = useSelector(formGuard, selectIsAsking)
  return (
    <>
      {opened ? <ProductForm key={opened.form.sessionId} opened={opened} /> : null}
      {view.name === 'list' ? <TabPanel key={tab} tab={tab} /> : null}
      <ProblemOverlays problems={products.getSnapshot().context.problems} />
      {isAsking ? (
        <UnsavedChangesDialog guard={formGuard} text={opened?.name === 'import' ? leaveImportText : undefined} />
      ) : null}
    </>
  )
}
