import type { addons } from '../schema/addons.ts'
import type { amenities, facility_types } from '../schema/facilities.ts'

type Inserted<T extends { $inferInsert: object }, K extends string> = Omit<T['$inferInsert'], 'id' | 'property_id' | K>

/** Facility types of every demonstration hotel. Prices are per night, in major units of EUR. */
export const typeTemplates: readonly (Inserted<
  typeof facility_types,
  'facility_category_id' | 'base_price' | 'name_key' | 'code_key'
> & {
  category: string
  euros: number
})[] = [
  {
    category: 'Rooms',
    name: 'Single',
    code: 'SGL',
    euros: 89,
    max_adults: 1,
    max_children: 0,
    max_occupancy: 1,
    size_m2: 16,
    cleaning_minutes: 20,
  },
  {
    category: 'Rooms',
    name: 'Double',
    code: 'DBL',
    euros: 129,
    max_adults: 2,
    max_children: 1,
    max_occupancy: 3,
    extra_beds: 1,
    size_m2: 22,
  },
  {
    category: 'Rooms',
    name: 'Twin',
    code: 'TWN',
    euros: 125,
    max_adults: 2,
    max_children: 1,
    max_occupancy: 3,
    size_m2: 22,
  },
  {
    category: 'Rooms',
    name: 'Family room',
    code: 'FAM',
    euros: 189,
    max_adults: 2,
    max_children: 3,
    max_occupancy: 5,
    extra_beds: 1,
    size_m2: 34,
    cleaning_minutes: 40,
  },
  {
    category: 'Suites',
    name: 'Junior suite',
    code: 'JST',
    euros: 245,
    max_adults: 2,
    max_children: 2,
    max_occupancy: 4,
    extra_beds: 1,
    size_m2: 42,
    cleaning_minutes: 45,
  },
  {
    category: 'Suites',
    name: 'Suite',
    code: 'STE',
    euros: 390,
    max_adults: 4,
    max_children: 2,
    max_occupancy: 6,
    extra_beds: 2,
    size_m2: 65,
    cleaning_minutes: 60,
  },
  {
    category: 'Meeting rooms',
    name: 'Meeting room',
    code: 'MTG',
    euros: 180,
    max_adults: 20,
    max_children: 0,
    max_occupancy: 20,
    size_m2: 48,
  },
  {
    category: 'Parking',
    name: 'Parking space',
    code: 'PRK',
    euros: 18,
    max_adults: 0,
    max_children: 0,
    max_occupancy: 0,
    cleaning_minutes: 0,
  },
  {
    category: 'Boats',
    name: 'Rowing boat',
    code: 'BOA',
    euros: 35,
    max_adults: 3,
    max_children: 1,
    max_occupancy: 4,
    cleaning_minutes: 15,
  },
]

export const categoryKinds = {
  Rooms: 'room',
  Suites: 'room',
  'Meeting rooms': 'asset',
  Parking: 'asset',
  Boats: 'asset',
} as const

/** Placeholder for a hotel's view amenity; views.ts has the real one. */
export const viewCode = 'VIEW'

export const amenityTemplates: readonly Inserted<typeof amenities, 'name_key' | 'code_key'>[] = [
  { code: viewCode, name: 'View', group: 'View' },
  { code: 'GDN', name: 'Garden view', group: 'View' },
  { code: 'BTH', name: 'Bathtub', group: 'Bathroom' },
  { code: 'RIN', name: 'Rain shower', group: 'Bathroom' },
  { code: 'WCR', name: 'Step-free shower', group: 'Accessibility' },
  { code: 'HLP', name: 'Hearing loop', group: 'Accessibility' },
  { code: 'WIF', name: 'Wi-Fi 6', group: 'Tech' },
  { code: 'TVS', name: 'Smart TV', group: 'Tech' },
  { code: 'BAL', name: 'Balcony', group: 'Comfort' },
  { code: 'AIR', name: 'Air conditioning', group: 'Comfort' },
]

const inEveryRoom = ['WIF', 'TVS', 'AIR']

/** Amenity codes of each type. A room may have more. */
export const amenitiesOfType: Record<string, readonly string[]> = {
  SGL: inEveryRoom,
  DBL: inEveryRoom,
  TWN: inEveryRoom,
  FAM: [...inEveryRoom, 'BTH'],
  JST: [...inEveryRoom, 'BTH', 'BAL', 'RIN'],
  STE: [...inEveryRoom, 'BTH', 'BAL', 'RIN', viewCode],
  MTG: ['WIF', 'TVS', 'HLP'],
}

export const addonTemplates: readonly (Inserted<
  typeof addons,
  'addon_type_id' | 'currency' | 'price' | 'name_key' | 'sku_key' | 'search_key'
> & {
  type: string
  euros: number
})[] = [
  { type: 'Food and drink', name: 'Breakfast', sku: 'BRK', euros: 19, charging: 'per_person_per_night' },
  { type: 'Food and drink', name: 'Half board', sku: 'HBD', euros: 42, charging: 'per_person_per_night' },
  { type: 'Food and drink', name: 'Welcome fruit basket', sku: 'FRT', euros: 15, charging: 'once' },
  { type: 'Transport', name: 'Airport transfer', sku: 'APT', euros: 45, charging: 'once', stock: 12 },
  { type: 'Transport', name: 'Bicycle', sku: 'BIC', euros: 14, charging: 'per_night', stock: 20 },
  { type: 'In the room', name: 'Baby cot', sku: 'COT', euros: 0, charging: 'once', stock: 8 },
  { type: 'In the room', name: 'Late check-out', sku: 'LCO', euros: 30, charging: 'once' },
  { type: 'Wellness', name: 'Spa day pass', sku: 'SPA', euros: 35, charging: 'per_person' },
]

/** Rough exchange rates from EUR, so that prices look plausible in each currency. */
const unitsPerEuro: Record<string, number> = {
  EUR: 1,
  GBP: 0.86,
  SGD: 1.5,
  CHF: 0.95,
  MXN: 20,
  NOK: 11.7,
  JPY: 165,
  AUD: 1.65,
  PLN: 4.3,
  CAD: 1.55,
  MAD: 10.5,
  ZAR: 19.5,
  KES: 145,
  TRY: 42,
  AED: 4.1,
  THB: 37,
  USD: 1.1,
  NZD: 1.85,
  ARS: 1300,
}

/** Converts EUR to minor units of a currency; JPY has none (domain D23). */
export const inMinorUnits = (euros: number, currency: string) =>
  Math.round(euros * (unitsPerEuro[currency] ?? 1)) * (currency === 'JPY' ? 1 : 100)
