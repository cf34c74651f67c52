import type { RouteMatch } from '../../routes/route-table.ts'
import { AppRouter } from '../AppRouter.tsx'
import { StateScreen } from './StateScreen.tsx'

/** Pages that need no session: routes without a permission in the route table (domain D4). */
export const PublicPage = ({ place }: { place: RouteMatch['name'] }) => (
  <AppRouter>
    <StateScreen place={place} />
  </AppRouter>
)
