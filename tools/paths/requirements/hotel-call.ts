import type { Sentence } from './sentence.ts'

const prefix = 'v1/hotel_management/properties/'

/** A call of the list in spec section 7, by its words there: "POST update_addon_type/", "GET amenities (property_id)". */
export function hotelCall(id: string, text: string, proof: readonly string[]): Sentence {
  const [method, address] = text.split(' ')
  return { id: `7.calls.${id}`, text: `${text}.`, proof: [...proof, { call: `${method} ${prefix}${address}` }] }
}
