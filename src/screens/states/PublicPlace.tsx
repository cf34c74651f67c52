import type { Place } from '../../paths.ts'
import { NotFound } from './NotFound.tsx'
import { Unauthorized } from './Unauthorized.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

/** Rows of the route table without a permission need no session (readings 4). */
export function PublicPlace({ place }: { place: Place['name'] }) {
  if (place === 'unauthorized') return <Unauthorized />
  if (place === 'under-construction') return <UnderConstruction />
  return <NotFound />
}
