import type { RouteMatch } from '../../routes/route-table.ts'
import { NotFound } from './NotFound.tsx'
import { Unauthorized, type UnauthorizedProps } from './Unauthorized.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

interface StateScreenProps extends UnauthorizedProps {
  place: RouteMatch['name']
}

/** The screen of a route without content: no access, under construction, not found. */
export function StateScreen({ place, ...access }: StateScreenProps) {
  if (place === 'unauthorized') return <Unauthorized {...access} />
  return place === 'under-construction' ? <UnderConstruction /> : <NotFound />
}
