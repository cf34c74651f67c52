import { eq, sql } from 'drizzle-orm'
import { firstOf } from '../../invariants.ts'
import type { Db } from '../schema.ts'
import { users } from '../schema/access.ts'
import { property_types } from '../schema/properties.ts'
import { textKey } from '../../../src/api/contract/text-key.ts'
import { addBooks } from './accounting.ts'
import { addActivity } from './activity.ts'
import { addPeople } from './add-people.ts'
import { type Added, addProperty } from './add-property.ts'
import { attendantsOf } from './attendants.ts'
import { insertStays } from './insert.ts'
import { addOperations } from './operations.ts'
import { people } from './people.ts'
import { type Place, places, typeNames } from './places.ts'
import { addProblems } from './problems.ts'
import { seeded } from './random.ts'
import { laterStayRows, stayRows } from './stay-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

const isEmpty = async (db: Db) => (await db.select({ id: users.id }).from(users).limit(1)).length === 0

/** True if the demonstration accounts exist, so that the start can list them and warn of them. */
export const hasDemoAccounts = async (db: Db) =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email_key, firstOf(people).email))
      .limit(1)
  ).length > 0

// Advisory lock key; any number, the same for all instances.
const seedLock = 4_827_164

/**
 * Indexes that adding the data does not need. The two trigram indexes hold dozens of entries per row, the two of the
 * accounts nearly a whole row.
 */
const laterIndexes = [
  'accounting_entries_business',
  'accounting_entries_posted',
  'activity_log_search',
  'facilities_search',
]

async function addAll(tx: Db, now: Date, chosen: readonly Place[]): Promise<void> {
  const today = new Date(now.toISOString().slice(0, 10))
  const random = seeded(2026)
  const types = await tx
    .insert(property_types)
    .values(typeNames.map((name) => ({ name, name_key: textKey(name) })))
    .returning()
  const typeIds = new Map(types.map(({ name, id }) => [name, id]))
  const added: Added[] = []
  for (const place of chosen) added.push(await addProperty(tx, place, typeIds, random, today))
  await addPeople(tx, [...people, ...attendantsOf(chosen)])
  const later = seeded(2030)
  await insertStays(tx, [
    ...added.flatMap((property) => stayRows(property, random, today)),
    ...added.flatMap((property) => laterStayRows(property, later, today)),
  ])
  await addActivity(tx, added, random, today)
  await addOperations(tx, added, seeded(2027), today)
  await addProblems(tx, added, seeded(2031), today)
  await addBooks(tx, added, seeded(2028), today)
}

/**
 * Adds the demonstration data (domain D46), always the same, with dates relative to `now`. Returns true if it did.
 * Leaves a database with accounts unchanged. If several instances start at once, only one adds the data.
 */
export async function addDemoData(db: Db, now: Date, chosen: readonly Place[] = places): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return false
    await withoutIndexes(tx, laterIndexes, () => addAll(tx, now, chosen))
    return true
  })
}
