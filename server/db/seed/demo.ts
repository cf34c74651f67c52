import type { Db } from '../schema.ts'
import { users } from '../schema/access.ts'
import { property_types } from '../schema/properties.ts'
import { stays } from '../schema/stays.ts'
import { searchKey } from '../../text.ts'
import { addActivity } from './activity.ts'
import { addPeople } from './add-people.ts'
import { type Added, addProperty } from './add-property.ts'
import { insertAll } from './insert.ts'
import { people } from './people.ts'
import { type Place, places, typeNames } from './places.ts'
import { seeded } from './random.ts'
import { stayRows } from './stay-rows.ts'

/** Whether anyone has an account: then the data of this database is someone's own. */
export const isEmpty = async (db: Db) => (await db.select({ id: users.id }).from(users).limit(1)).length === 0

/** The demonstration data of issue 2: the same every time, with dates relative to `now`. */
export async function addDemoData(db: Db, now: Date, chosen: readonly Place[] = places): Promise<void> {
  const today = new Date(now.toISOString().slice(0, 10))
  const random = seeded(2026)
  await db.transaction(async (tx) => {
    const types = await tx
      .insert(property_types)
      .values(typeNames.map((name) => ({ name, name_key: searchKey(name) })))
      .returning()
    const typeIds = new Map(types.map(({ name, id }) => [name, id]))
    const added: Added[] = []
    for (const place of chosen) added.push(await addProperty(tx, place, typeIds, random, today))
    await addPeople(tx, people)
    await insertAll(
      tx,
      stays,
      added.flatMap((property) => stayRows(property, random, today)),
    )
    await addActivity(tx, added, random, today)
  })
}
