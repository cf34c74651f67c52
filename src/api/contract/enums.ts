/* Words that fields and parameters take on the wire. They are apart from the schemas, so that routes read them without Valibot (ADR 0004). */

export const bookableStatuses = ['all', 'bookable', 'unbookable'] as const

/** Each column in both directions; a leading minus means descending. The first is the default. */
export const bothWays = <const T extends string>(columns: readonly [T, ...T[]]) =>
  [...columns, ...columns.map((column) => `-${column}`)] as [T, ...(T | `-${T}`)[]]

/** Columns of the property list. The naming column of a list comes first. */
export const propertyColumns = [
  'name',
  'type',
  'rooms_count',
  'assets_count',
  'bookable',
  'window',
  'status',
  'updated_at',
] as const

export const propertySorts = bothWays(propertyColumns)

export const propertyTypeColumns = ['name', 'properties_count'] as const

export const propertyTypeSorts = bothWays(propertyTypeColumns)

export const facilityKinds = ['room', 'asset'] as const

export const amenityGroups = ['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'] as const

export const facilityStatuses = [
  'available',
  'out_of_service',
  'out_of_order',
  'internal_use',
  'hold',
  'out_of_inventory',
  'inactive',
] as const

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

/** Lists of the inventory of a property, in the order of their tabs. */
export const inventoryLists = [
  'rooms',
  'assets',
  'add-ons',
  'facility-types',
  'add-on-types',
  'amenities',
  'facility-categories',
] as const

/** Lists that staff store views of (ADR 0067). The first two belong to the hotel group, the others to one property. */
export const listNames = ['properties', 'property-types', ...inventoryLists, 'activity-logs'] as const
export type ListName = (typeof listNames)[number]
