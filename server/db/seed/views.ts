import { amenityTemplates, viewCode } from './catalogue.ts'

type Amenity = (typeof amenityTemplates)[number]
type View = Pick<Amenity, 'code' | 'name'>

const sea: View = { code: 'SEA', name: 'Sea view' }
const city: View = { code: 'CTY', name: 'City view' }
const mountain: View = { code: 'MTN', name: 'Mountain view' }
const lake: View = { code: 'LAK', name: 'Lake view' }

/** View amenity of each hotel; a city view for all others. */
const views: Record<string, View> = {
  'harbour-view': sea,
  'grand-meridian': sea,
  'nordlys-brygge': sea,
  'palm-cove': sea,
  'baltic-pier': sea,
  'table-bay-suites': sea,
  'bosphorus-palace': sea,
  'desert-pearl': sea,
  'laguna-azulejo': sea,
  'hill-house': { code: 'CAS', name: 'Castle view' },
  'lotus-garden': { code: 'RIV', name: 'River view' },
  'villa-cipressi': lake,
  'southern-light': lake,
  'alpenrose-lodge': mountain,
  'cedar-creek-lodge': mountain,
  'savannah-camp': { code: 'SAV', name: 'Savannah view' },
  'riad-jasmine': { code: 'CYD', name: 'Courtyard view' },
}

export const viewOf = (prefix: string): View => views[prefix] ?? city

/** Amenities of one hotel: the common ones, with its own view. */
export const amenitiesOf = (prefix: string): readonly Amenity[] =>
  amenityTemplates.map((amenity) => (amenity.code === viewCode ? { ...amenity, ...viewOf(prefix) } : amenity))
