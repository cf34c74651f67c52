import { and, asc, sql } from 'drizzle-orm'
import type { Picture } from '../../src/api/contract/picture.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { images } from '../db/schema/properties.ts'
import { type OwnerKey, isPropertyPicture } from './owner.ts'

/** Relative to `{api}`, like every endpoint path. */
const imageUrl = (id: string) => `/v1/hotel_management/images/${id}`

const statementOf = (key: OwnerKey) => (db: Db) =>
  db
    .select({ owner: sql<number>`${images[key]}`, id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(
      and(
        sql`${images[key]} = any(${sql.placeholder('ids')}::text::int[])`,
        key === 'property_id' ? isPropertyPicture : undefined,
      ),
    )
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
