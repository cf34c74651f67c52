import type { Tab } from '../../routes/products.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The tabs of the manage-property screen, in order. */
export const tabLabels: Record<Tab, string> = {
  rooms: phrase('products.rooms'),
  assets: phrase('products.assets'),
  'add-ons': phrase('products.addOns'),
  'facility-types': phrase('products.facilityTypes'),
  'add-on-types': phrase('products.addOnTypes'),
  amenities: phrase('products.amenities'),
  'facility-categories': phrase('products.facilityCategories'),
}
