import { Page } from '../design/layout/Page.tsx'
import { FullLoader } from './FullLoader.tsx'

/** The loader inside the layout, so that the skip link's target exists from the start. */
export const PageLoader = () => (
  <Page>
    <FullLoader />
  </Page>
)
