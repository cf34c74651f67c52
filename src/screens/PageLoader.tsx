import { Page } from '../design/layout/Page.tsx'
import { FullLoader } from './FullLoader.tsx'

/** The loader within the layout: what the skip link leads to is there from the first moment on. */
export const PageLoader = () => (
  <Page>
    <FullLoader />
  </Page>
)
