import { bothWays } from './enums.ts'

/*
 * Columns of the inventory lists, by their words in the address and on the wire. The naming column comes first. A list sorts by each of
 * its columns, except by those without a single value.
 */

export const facilityColumns = [
  'name',
  'type',
  'floor',
  'status',
  'condition',
  'occupancy',
  'window',
  'updated_at',
] as const
export const facilitySorts = bothWays(facilityColumns)

export const addonColumns = ['name', 'type', 'price', 'charging', 'stock', 'window', 'status', 'updated_at'] as const
export const addonSorts = bothWays(addonColumns)

export const facilityTypeColumns = [
  'name',
  'category',
  'price',
  'capacity',
  'cleaning',
  'amenities_count',
  'facilities_count',
] as const
export const facilityTypeSorts = bothWays(facilityTypeColumns)

export const addonTypeColumns = ['name', 'addons_count', 'names'] as const
export const addonTypeSorts = bothWays(['name', 'addons_count'])

export const amenityColumns = ['name', 'code', 'facilities_count', 'facility_types_count'] as const
export const amenitySorts = bothWays(amenityColumns)

export const categoryColumns = ['name', 'kind', 'facility_types_count'] as const
export const categorySorts = bothWays(categoryColumns)
