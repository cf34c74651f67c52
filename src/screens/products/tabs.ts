import type { Tab } from '../../routes/products.ts'

/** The tabs of the manage-property screen, in order. */
export const tabLabels: Record<Tab, string> = {
  rooms: 'Rooms',
  assets: 'Assets',
  'add-ons': 'Add-ons',
  'facility-types': 'Facility types',
  'add-on-types': 'Add-on types',
  amenities: 'Amenities',
  'facility-categories': 'Facility categories',
}

/** Nouns for the tabs' rows. */
export const tabNouns: Record<Tab, { one: string; many: string }> = {
  rooms: { one: 'room', many: 'rooms' },
  assets: { one: 'asset', many: 'assets' },
  'add-ons': { one: 'add-on', many: 'add-ons' },
  'facility-types': { one: 'facility type', many: 'facility types' },
  'add-on-types': { one: 'add-on type', many: 'add-on types' },
  amenities: { one: 'amenity', many: 'amenities' },
  'facility-categories': { one: 'category', many: 'categories' },
}
