import { onDemand } from '../../design/on-demand/on-demand.tsx'
import type { RouteMatch } from '../../routes/route-table.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'
import { NotFound } from './NotFound.tsx'
import { Unauthorized, type UnauthorizedProps } from './Unauthorized.tsx'
import { PageLoader } from '../PageLoader.tsx'
import { FullLoader } from '../FullLoader.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

const PeopleScreen = onDemand(() => import('../people/PeopleScreen.tsx').then((m) => m.PeopleScreen), <PageLoader />)
const SetPassword = onDemand(
  () => import('../set-password/SetPasswordScreen.tsx').then((m) => m.SetPasswordScreen),
  <FullLoader />,
)

interface StateScreenProps extends UnauthorizedProps {
  place: RouteMatch['name']
}

/**
 * The screen of a public route: no access, under construction, accessibility, password of a link, not found. Also the list of people,
 * which few open: its code is named here, so that the first screens need not name it.
 */
export function StateScreen({ place, ...access }: StateScreenProps) {
  if (place === 'unauthorized') return <Unauthorized {...access} />
  if (place === 'people') return <PeopleScreen />
  if (place === 'password') return <SetPassword />
  if (place === 'accessibility') return <AccessibilityStatement />
  return place === 'under-construction' ? <UnderConstruction /> : <NotFound />
}
