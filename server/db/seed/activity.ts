import type { Db } from '../schema.ts'
import { users } from '../schema/access.ts'
import { activity_log } from '../schema/activity.ts'
import type { Added } from './add-property.ts'
import { dayFrom } from './days.ts'
import { insertAll } from './insert.ts'
import { mixOf, signInsOf } from './activity-mix.ts'
import { type Random, seeded } from './random.ts'

/** A believable past for the activity log: a few changes of each hotel by the managers. */
export async function addActivity(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  const staff = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name })
    .from(users)
    .orderBy(users.id)
  const rows = added.flatMap(({ id, place }) =>
    Array.from({ length: random.int(4, 10) }, () => {
      const actor = random.pick(staff.slice(0, 2))
      const before = dayFrom(today, random.int(-400, -200))
      return {
        occurred_at: new Date(today.getTime() - random.int(1, 60 * 24) * 3_600_000),
        actor_type: 'user' as const,
        actor_id: actor.id,
        actor_name: `${actor.first} ${actor.last}`,
        property_id: id,
        module: 'properties',
        event: 'bookable_dates_changed',
        entity_type: 'property',
        entity_id: String(id),
        entity_label: place.name,
        changes: [{ field: 'bookable_date_from', before, after: dayFrom(today, random.int(-199, 60)) }],
      }
    }),
  )
  // Numbers of their own: what else there is stays as it was.
  const others = seeded(2029)
  const actors = staff.slice(0, 4).map(({ id, first, last }) => ({ id, name: `${first} ${last}` }))
  const houses = added.map(({ id }) => id)
  const mix = [...(await mixOf(db, houses, actors, others, today)), ...signInsOf(actors, others, today)]
  await insertAll(
    db,
    activity_log,
    [...rows, ...mix].toSorted((a, b) => a.occurred_at!.getTime() - b.occurred_at!.getTime()),
  )
}
