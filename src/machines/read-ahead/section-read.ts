import type { Property } from '../../api/contract/property.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

/** Reads what a section's URL shows first. */
export type SectionRead = (section: {
  scope: PropertyScope
  property: Property
  search: string
  signal: AbortSignal
}) => Promise<unknown>
