import type { Found } from '../../src/api/contract/search.ts'

/** A result of the search: a property. */
export const found = (over: Partial<Found> = {}): Found => ({
  kind: 'property',
  id: 7,
  name: 'Castle Inn',
  type: null,
  facility_kind: null,
  is_active: true,
  property: { prefix: 'castle-inn', name: 'Castle Inn' },
  at: null,
  ...over,
})
