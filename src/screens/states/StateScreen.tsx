import type { RouteMatch } from '../../routes/route-table.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'
import { NotFound } from './NotFound.tsx'
import { Unauthorized, type UnauthorizedProps } from './Unauthorized.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

interface StateScreenProps extends UnauthorizedProps {
  place: RouteMatch['name']
}

/** The screen of a public route: no access, under construction, accessibility, not found. */
export function StateScreen({ place, ...access }: StateScreenProps) {
  if (place === 'unauthorized') return <Unauthorized {...access} />
  if (place === 'accessibility') return <AccessibilityStatement />
  return place === 'under-construction' ? <UnderConstruction /> : <NotFound />
}
