import type { Db } from '../schema.ts'
import { withSearchKeys } from '../../activity/search-key.ts'
import { users } from '../schema/access.ts'
import { activity_log } from '../schema/activity.ts'
import type { Added } from './add-property.ts'
import { dayFrom } from './days.ts'
import { insertAll } from './insert.ts'
import { sampleEntries, signInsOf } from './activity-samples.ts'
import { type Random, seeded } from './random.ts'

/** Adds a plausible activity log: a few changes of each hotel by the managers. */
export async function addActivity(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  const staff = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name })
    .from(users)
    .orderBy(users.id)
  const rows = added.flatMap(({ id, place }) => {
    const changes = Array.from({ length: random.int(4, 10) }, () => {
      const actor = random.pick(staff.slice(0, 2))
      const hoursAgo = random.int(1, 60 * 24)
      return { actor, hoursAgo, date: dayFrom(today, random.int(-199, 60)) }
    }).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    const now = place.window?.[0] ?? null
    // Each change starts from the previous value, and the last one ends at the property's current value.
    const dates = [null, ...changes.slice(0, -1).map(({ date }) => date), now === null ? null : dayFrom(today, now)]
    return changes.flatMap(({ actor, hoursAgo }, index) => {
      const [before, after] = [dates[index], dates[index + 1]]
      if (before === after) return []
      return [
        {
          occurred_at: new Date(today.getTime() - hoursAgo * 3_600_000),
          actor_type: 'user' as const,
          actor_id: actor.id,
          actor_name: `${actor.first} ${actor.last}`,
          property_id: id,
          module: 'properties',
          event: 'bookable_dates_changed',
          entity_type: 'property',
          entity_id: String(id),
          entity_label: place.name,
          changes: [{ field: 'bookable_date_from', before, after }],
        },
      ]
    })
  })
  // A separate random sequence, so that the other demonstration data stays the same.
  const others = seeded(2029)
  const actors = staff.slice(0, 4).map(({ id, first, last }) => ({ id, name: `${first} ${last}` }))
  const propertyIds = added.map(({ id }) => id)
  const samples = [
    ...(await sampleEntries(db, propertyIds, actors, others, today)),
    ...signInsOf(actors, others, today),
  ]
  await insertAll(
    db,
    activity_log,
    await withSearchKeys(
      db,
      [...rows, ...samples].toSorted((a, b) => Number(a.occurred_at) - Number(b.occurred_at)),
    ),
  )
}
