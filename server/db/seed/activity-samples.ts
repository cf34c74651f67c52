import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../schema.ts'
import type { activity_log } from '../schema/activity.ts'
import { addons } from '../schema/addons.ts'
import { facilities } from '../schema/facilities.ts'
import { priceText } from '../../money.ts'
import type { Random } from './random.ts'
import { dayFrom } from './days.ts'

type Row = typeof activity_log.$inferInsert
interface Actor {
  id: number
  name: string
}

const hourMs = 3_600_000
const actorColumns = ({ id, name }: Actor) => ({ actor_type: 'user' as const, actor_id: id, actor_name: name })

/** Log entries for blockings, price changes and exports: two of each per hotel, within the last two months. */
export async function sampleEntries(
  db: Db,
  propertyIds: readonly number[],
  staff: readonly Actor[],
  random: Random,
  today: Date,
) {
  const rooms = await db
    .select()
    .from(facilities)
    .where(inArray(facilities.property_id, [...propertyIds]))
    .orderBy(asc(facilities.id))
  const soldAddons = await db
    .select()
    .from(addons)
    .where(inArray(addons.property_id, [...propertyIds]))
    .orderBy(asc(addons.id))
  const pastTime = () => new Date(today.getTime() - random.int(1, 60 * 24) * hourMs)
  return propertyIds.flatMap((property_id): Row[] => {
    const room = rooms.find((one) => one.property_id === property_id && one.kind === 'room')
    const addon = soldAddons.find((one) => one.property_id === property_id)
    const entry = (): Pick<Row, 'occurred_at' | 'property_id' | 'actor_type' | 'actor_id' | 'actor_name'> => ({
      occurred_at: pastTime(),
      property_id,
      ...actorColumns(random.pick(staff)),
    })
    const entityColumns = (type: string, { id, name }: { id: number; name: string }) => ({
      entity_type: type,
      entity_id: String(id),
      entity_label: name,
    })
    const from = random.int(-50, -10)
    const blocked = room && {
      ...entry(),
      module: 'blockings',
      event: 'blocked',
      ...entityColumns('facility', room),
      changes: [
        { field: 'facility_status', before: null, after: 'out_of_order' },
        { field: 'date_from', before: null, after: dayFrom(today, from) },
        { field: 'date_to', before: null, after: dayFrom(today, from + 2) },
        { field: 'reason_code', before: null, after: 'leak' },
      ],
      reason: 'Water under the basin',
    }
    const was = addon ? addon.price - 100 * random.int(1, 3) : 0
    const priced = addon && {
      ...entry(),
      module: 'addons',
      event: 'updated',
      ...entityColumns('addon', addon),
      changes: [
        { field: 'price', before: priceText(was, addon.currency), after: priceText(addon.price, addon.currency) },
      ],
      // Unchanged since, so the entry can be undone.
      revert: was >= 0 ? { before: { price: was }, after: { price: addon.price } } : null,
    }
    const exported = {
      ...entry(),
      module: 'facilities',
      event: 'exported',
      entity_type: 'file',
      entity_label: 'facilities.xlsx',
      changes: [{ field: 'query_type', before: null, after: 'rooms' }],
    }
    return [blocked, priced, exported].filter((row) => row !== undefined)
  })
}

/** Successful and failed sign-ins of the last days. */
export function signInsOf(staff: readonly Actor[], random: Random, today: Date): Row[] {
  const at = (days: number) => new Date(today.getTime() - days * 24 * hourMs - random.int(1, 16) * hourMs)
  const of = (event: string, { id, name }: Actor, days: number) => ({
    occurred_at: at(days),
    module: 'session',
    event,
    entity_type: 'user',
    entity_id: String(id),
    entity_label: name,
    ip: '192.0.2.17',
  })
  const [first] = staff
  return [
    ...staff.map((actor) => ({ ...of('signed_in', actor, random.int(1, 6)), ...actorColumns(actor) })),
    ...(first
      ? [
          {
            ...of('sign_in_failed', first, 7),
            actor_type: 'anonymous' as const,
            actor_name: 'anonymous',
            reason: 'wrong credentials',
          },
        ]
      : []),
  ]
}
