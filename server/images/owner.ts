import { randomBytes } from 'node:crypto'
import { type SQL, and, eq, sql } from 'drizzle-orm'
import { images } from '../db/schema/properties.ts'

/** What pictures belong to: a facility, a facility type or an add-on of a property; with none of the three, the property itself. */
export interface PictureOwner {
  property_id: number
  facility_id?: number
  facility_type_id?: number
  addon_id?: number
}

/** What the pictures of many are asked by. */
export type OwnerKey = keyof PictureOwner

/** No owner within the property: the pictures are its own. */
export const isOwn = sql`num_nonnulls(${images.facility_id}, ${images.facility_type_id}, ${images.addon_id}) = 0`

/** The pictures of an owner. */
export function isOf({ property_id, facility_id, facility_type_id, addon_id }: PictureOwner): SQL {
  if (facility_id !== undefined) return eq(images.facility_id, facility_id)
  if (facility_type_id !== undefined) return eq(images.facility_type_id, facility_type_id)
  if (addon_id !== undefined) return eq(images.addon_id, addon_id)
  return and(eq(images.property_id, property_id), isOwn)!
}

/** 128 random bits: the address of a picture is what lets it be seen (ADR 0013). */
export const newImageId = () => randomBytes(16).toString('base64url')
