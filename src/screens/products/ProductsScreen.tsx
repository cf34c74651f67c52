import { useSelector } from '@xstate/react'
import { selectIsAsking, selectOpened } from '../../machines/form/form.selectors.ts'
import { selectEditor, selectTab, selectView } from '../../machines/products/products.selectors.ts'
import { running } from '../actors.ts'
import { useProducts } from '../console/actors.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../on-demand.tsx'
import { TabPanel } from './TabPanel.tsx'

// What opens only on a wish arrives only then: the list itself stays small (performance P19).
const ProductForm = onDemand(() => import('./ProductForm.tsx').then((m) => m.ProductForm), <FullLoader />)
const LeaveDialog = onDemand(() => import('../form/LeaveDialog.tsx').then((m) => m.LeaveDialog))

const importLeft = 'Rows of the file that are not imported yet would be given up. Those that are done stay done.'

/** The manage-property screen (requirement 2.route.products): a tab's list, or the form that the address asks for. */
export function ProductsScreen() {
  const products = useProducts()
  const tab = useSelector(products, selectTab)
  const view = useSelector(products, selectView)
  const editor = running(useSelector(products, selectEditor), 'editor')
  const opened = useSelector(editor, selectOpened)
  const isAsking = useSelector(editor, selectIsAsking)
  return (
    <>
      {opened ? <ProductForm key={opened.form.sessionId} opened={opened} /> : null}
      {view.name === 'list' ? <TabPanel key={tab} tab={tab} /> : null}
      {isAsking ? <LeaveDialog editor={editor} text={opened?.name === 'import' ? importLeft : undefined} /> : null}
    </>
  )
}
