import { asc, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { images } from '../db/schema/properties.ts'
import { type PictureOwner, belongsTo, newImageId } from './pictures.ts'

/**
 * Copies the pictures of one owner to others without pictures, under new ids. The bytes are copied inside the database.
 * Returns true if there were any.
 */
export async function copyPictures(
  { db, now }: Context,
  from: PictureOwner,
  to: readonly PictureOwner[],
): Promise<boolean> {
  const found = await db.select({ source: images.id }).from(images).where(belongsTo(from)).orderBy(asc(images.position))
  if (found.length === 0) return false
  const copies = to.flatMap((owner) => found.map((picture) => Object.assign({ id: newImageId() }, picture, owner)))
  await db.execute(sql`insert into ${images}
    (id, property_id, facility_id, facility_type_id, addon_id, position, width, height, bytes, created_at)
    select c.id, c.property_id, c.facility_id, c.facility_type_id, c.addon_id, i.position, i.width, i.height, i.bytes,
      ${now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as c(id text, source text, property_id int, facility_id int, facility_type_id int, addon_id int)
    join ${images} i on i.id = c.source`)
  return true
}
