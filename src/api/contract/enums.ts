/* Words that fields and parameters take on the wire. They are apart from the schemas, so that routes read them without Valibot (ADR 0004). */

export const bookableStatuses = ['all', 'bookable', 'unbookable'] as const

export const propertySorts = ['name', '-name', 'rooms_count', '-rooms_count', 'updated_at', '-updated_at'] as const

export const facilityKinds = ['room', 'asset'] as const

export const amenityGroups = ['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'] as const

export const facilitySorts = ['name', '-name', 'floor', '-floor', 'updated_at', '-updated_at'] as const

export const facilityStatuses = [
  'available',
  'out_of_service',
  'out_of_order',
  'internal_use',
  'hold',
  'out_of_inventory',
  'inactive',
] as const

export const addonSorts = ['name', '-name', 'price', '-price', 'updated_at', '-updated_at'] as const

export const housekeepingStatuses = ['dirty', 'cleaning', 'pickup', 'clean', 'inspected'] as const

export const guestServices = ['none', 'dnd', 'make_up', 'declined'] as const

export const discrepancies = ['none', 'skip', 'sleep'] as const

export const stayStates = ['arrival', 'stayover', 'due_out', 'departed', 'none'] as const

const housekeepingFigures = housekeepingStatuses.map((status) => `housekeeping_${status}` as const)

export const figureKeys = [
  'house_count',
  'out_of_order',
  'available',
  'out_of_service',
  'house_use',
  'sold',
  'complimentary',
  'paid',
  'occupancy',
  'room_revenue',
  'adr',
  'revpar',
  'arrivals',
  'departures',
  'in_house',
  'stayovers',
  ...housekeepingFigures,
  'blockings_starting',
  'blockings_ending',
] as const

/** Figures that the group compares. */
export const groupFigureKeys = ['occupancy', 'adr', 'revpar', 'out_of_order', 'housekeeping_dirty', 'arrivals'] as const

export const groupSorts = [
  'name',
  '-name',
  ...groupFigureKeys,
  ...groupFigureKeys.map((key) => `-${key}` as const),
] as const

export const reportTabs = ['revenue', 'taxes', 'payments'] as const

export const accountingBases = ['business_date', 'posting_date'] as const

export const accountingGroups = [
  'account',
  'classification',
  'tax_rate',
  'payment_method',
  'date',
  'facility_type',
] as const

export const comparisons = ['none', 'previous_period', 'previous_year'] as const

export const activityModules = [
  'session',
  'access',
  'properties',
  'property_types',
  'facility_categories',
  'facility_types',
  'amenities',
  'facilities',
  'housekeeping',
  'blockings',
  'problems',
  'addon_types',
  'addons',
  'accounting',
  'activity',
] as const

export const activityScopes = ['property', 'account'] as const
