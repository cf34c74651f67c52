import type { Sentence } from './sentence.ts'

/** A call of the list in spec section 7, by its words there: "POST update_addon_type/", "GET amenities (property_id)". */
export const hotelCall = (id: string, text: string): Sentence => ({ id: `7.calls.${id}`, text: `${text}.` })
