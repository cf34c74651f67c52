import type { AmenityGroup } from '../../api/contract/amenity.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Name of a group of amenities: "View". The groups are the product's, so they have a name in each language. */
export const amenityGroupName = (group: AmenityGroup): string => phrase('amenities.groupName', { group })
