import { randomBytes } from 'node:crypto'
import { type SQL, asc, eq, sql } from 'drizzle-orm'
import type { Picture } from '../../src/api/contract/picture.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { images, properties } from '../db/schema/properties.ts'

/** Owner of pictures: a facility, facility type, add-on or problem; without any of the four, the property itself. */
export interface PictureOwner {
  property_id: number
  facility_id?: number
  facility_type_id?: number
  addon_id?: number
  problem_id?: number
}

/** Column that selects the pictures of several owners. */
type OwnerKey = Exclude<keyof PictureOwner, 'property_id'>

/** Condition for a property's own pictures. */
const isPropertyPicture = sql`num_nonnulls(${images.facility_id}, ${images.facility_type_id}, ${images.addon_id}, ${images.problem_id}) = 0`

/** Condition for the pictures of an owner. */
export function belongsTo({ property_id, facility_id, facility_type_id, addon_id, problem_id }: PictureOwner): SQL {
  if (facility_id !== undefined) return eq(images.facility_id, facility_id)
  if (facility_type_id !== undefined) return eq(images.facility_type_id, facility_type_id)
  if (addon_id !== undefined) return eq(images.addon_id, addon_id)
  if (problem_id !== undefined) return eq(images.problem_id, problem_id)
  return sql`${images.property_id} = ${property_id} and ${isPropertyPicture}`
}

/** 128 random bits, because a picture's id grants access to it (ADR 0013). */
export const newImageId = () => randomBytes(16).toString('base64url')

/** Relative to `{api}`, like every endpoint path. */
const imageUrl = (id: string) => `/v1/hotel_management/images/${id}`

/** Pictures of a property as JSON, for a query that reads `properties`. Ids have no character that JSON escapes. */
export const propertyPictures = sql<string>`coalesce('[' || (select string_agg('{"id":"' || ${images.id} || '","url":"${sql.raw(imageUrl(''))}' ||
  ${images.id} || '","width":' || ${images.width} || ',"height":' || ${images.height} || '}', ',' order by ${images.position})
  from ${images} where ${images.property_id} = ${properties.id} and ${isPropertyPicture}) || ']', '[]')`

const statementOf = (key: OwnerKey) => (db: Db) =>
  db
    .select({ owner: sql<number>`${images[key]}`, id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(sql`${images[key]} = any(${sql.placeholder('ids')}::text::int[])`)
    .orderBy(asc(images[key]), asc(images.position))
    .prepare('')

/** Pictures of several owners of one kind by owner id, in order, with one query. */
export async function picturesOf(
  { db }: Context,
  key: OwnerKey,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Picture[]>> {
  const found = new Map<number, Picture[]>()
  if (ids.length === 0) return found
  const rows = await prepared(db, `pictures ${key}`, statementOf(key)).execute({ ids: `{${ids.join()}}` })
  for (const { owner, id, width, height } of rows)
    found.set(owner, [...(found.get(owner) ?? []), { id, url: imageUrl(id), width, height }])
  return found
}
