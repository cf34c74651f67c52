import { randomBytes } from 'node:crypto'
import { type SQL, eq, sql } from 'drizzle-orm'
import { images } from '../db/schema/properties.ts'

/** Owner of pictures: a facility, facility type or add-on; without any of the three, the property itself. */
export interface PictureOwner {
  property_id: number
  facility_id?: number
  facility_type_id?: number
  addon_id?: number
}

/** Column that selects the pictures of several owners. */
export type OwnerKey = keyof PictureOwner

/** Condition for a property's own pictures. */
export const isPropertyPicture = sql`num_nonnulls(${images.facility_id}, ${images.facility_type_id}, ${images.addon_id}) = 0`

/** Condition for the pictures of an owner. */
export function belongsTo({ property_id, facility_id, facility_type_id, addon_id }: PictureOwner): SQL {
  if (facility_id !== undefined) return eq(images.facility_id, facility_id)
  if (facility_type_id !== undefined) return eq(images.facility_type_id, facility_type_id)
  if (addon_id !== undefined) return eq(images.addon_id, addon_id)
  return sql`${images.property_id} = ${property_id} and ${isPropertyPicture}`
}

/** 128 random bits, because a picture's id grants access to it (ADR 0013). */
export const newImageId = () => randomBytes(16).toString('base64url')
