import { type SQL, eq, isNull, sql } from 'drizzle-orm'
import type { ActivityChoices } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { canViewAccounts } from './visible-entries.ts'

export interface EventType {
  module: string
  event: string
}

/** Condition for entries of a property, or of none. */
const byProperty = (id: number | null): SQL =>
  id === null ? isNull(activity_log.property_id) : eq(activity_log.property_id, id)

/**
 * Distinct values of the columns that follow the property in an index. Skips from each value to the next through the
 * index, so that the cost grows with the number of values and not with the log.
 */
function distinctValues<Name extends string>({ db }: CallerContext, property: number | null, columns: readonly Name[]) {
  const names = sql.raw(columns.join(', '))
  const known = sql.raw(columns.map((name) => `known.${name}`).join(', '))
  const next = (after: SQL) =>
    sql`select ${names} from ${activity_log} where ${byProperty(property)} ${after} order by property_id, ${names} limit 1`
  const selected = Object.fromEntries(columns.map((name) => [name, sql<string>`${sql.raw(name)}`])) as Record<
    Name,
    SQL<string>
  >
  return db.select(selected).from(sql`(with recursive known as (
      (${next(sql``)})
      union all
      select beyond.* from known cross join lateral (${next(sql`and (${names}) > (${known})`)}) beyond
    ) select * from known) as known`)
}

/** Events that occur, by module. */
export const findEventTypes = (ctx: CallerContext, property: number | null): Promise<EventType[]> =>
  distinctValues(ctx, property, ['module', 'event'])

/** Filter options of a property, with account events if the caller may see them. */
export async function findChoices(ctx: CallerContext, property: number): Promise<ActivityChoices> {
  const events = new Map<string, EventType>()
  const types = new Set<string>()
  for (const scope of canViewAccounts(ctx) ? [property, null] : [property]) {
    for (const { module, event } of await findEventTypes(ctx, scope))
      events.set(`${module} ${event}`, { module, event })
    for (const { entity_type } of await distinctValues(ctx, scope, ['entity_type'])) types.add(entity_type)
  }
  const sorted = [...events].sort(([a], [b]) => (a < b ? -1 : 1))
  return { events: sorted.map(([, event]) => event), entity_types: [...types].sort() }
}
