import { onDemand } from '../../design/on-demand/on-demand.tsx'
import type { RouteMatch } from '../../routes/route-table.ts'
import { AppRouter } from '../AppRouter.tsx'
import { FullLoader } from '../FullLoader.tsx'
import { StateScreen } from './StateScreen.tsx'

const SignInStep = onDemand(() => import('../login/SignInStep.tsx').then((m) => m.SignInStep), <FullLoader />)

/**
 * Pages that need no session: routes without a permission in the route table (domain D4), and at the address of the
 * sign-in its second step, which few people see (ADR 0094).
 */
export const PublicPage = ({ place }: { place: RouteMatch['name'] }) =>
  place === 'login' ? (
    <SignInStep />
  ) : (
    <AppRouter>
      <StateScreen place={place} />
    </AppRouter>
  )
