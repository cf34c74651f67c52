import type { RouteMatch } from '../../routes/route-table.ts'
import { AppRouter } from '../AppRouter.tsx'
import { NotFound } from './NotFound.tsx'
import { Unauthorized } from './Unauthorized.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

/** Pages that need no session: routes without a permission in the route table (domain D4). */
export const PublicPage = ({ place }: { place: RouteMatch['name'] }) => (
  <AppRouter>
    {place === 'unauthorized' ? (
      <Unauthorized />
    ) : place === 'under-construction' ? (
      <UnderConstruction />
    ) : (
      <NotFound />
    )}
  </AppRouter>
)
