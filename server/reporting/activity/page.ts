import { type SQL, and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { ActivityLogQuery } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { containsPattern } from '../../text.ts'
import { midnight } from '../housekeeping/room-log.ts'
import { timeOrder, indexOrder, readCursor } from './cursor.ts'
import { searchedTexts } from './search-words.ts'
import { type EventType, findEventTypes } from './event-types.ts'
import { visibleEntries } from './visible-entries.ts'
import { addDays } from '../../../src/api/contract/days.ts'

/** Above this number of branches, a filter per entry is faster. */
const maxBranches = 60
/**
 * A keyword is first searched in this many newest entries; only if they do not fill the page, in the index of all
 * entries.
 */
const recentScanLimit = 5000

const isEventType = ({ module, event }: EventType) =>
  and(eq(activity_log.module, module), eq(activity_log.event, event))

/** The requested kinds of events among those that occur; null if none is requested. */
async function requestedEventTypes(ctx: CallerContext, { property_id, scope, modules, events }: ActivityLogQuery) {
  if (modules.length === 0 && events.length === 0) return null
  const known = await findEventTypes(ctx, scope === 'property' ? property_id : null)
  const isAsked = (asked: readonly string[], name: string) => asked.length === 0 || asked.includes(name)
  return known.filter(({ module, event }) => isAsked(modules, module) && isAsked(events, event))
}

/**
 * Splits the query by its alternatives (users, kinds of events). An index yields each part in time order, and the page
 * is merged from the first entries of each. Without parts nothing matches.
 */
function partsOf(actors: readonly number[], kinds: readonly EventType[] | null, maxParts: number): SQL[] {
  const byActor = actors.map((id) => eq(activity_log.actor_id, id))
  const byKind = kinds?.map(isEventType)
  const both = [byActor.length > 0 ? byActor : [undefined], byKind ?? [undefined]] as const
  const parts = both[0].flatMap((actor) => both[1].map((kind) => and(actor, kind) ?? sql`true`))
  if (parts.length <= maxParts) return parts
  return [and(inArray(activity_log.actor_id, [...actors]), or(...(byKind ?? []))) ?? sql`true`]
}

/** A text of one or two letters has no trigram, so it matches only at the start of a word. */
const contains = (text: string) => {
  const pattern = containsPattern(text)
  return sql`${activity_log.search_key} like ${pattern.length > 4 ? pattern : pattern.replace('%', '% ')}`
}

const matchesKeyword = (keyword: string) => and(...searchedTexts(keyword).map((texts) => or(...texts.map(contains))))

const entryColumns = sql`${activity_log.id}, ${activity_log.occurred_at}, ${activity_log.search_key}`

/** One page of entries plus one, newest first; oldest first if the cursor points to newer entries. */
export async function findPage(ctx: CallerContext, query: ActivityLogQuery, timezone: string) {
  const { property_id, scope, from, to, cursor, entity_type, entity_id, keyword, actor_ids, per_page } = query
  const { beyond, isNewer } = readCursor(cursor)
  const order = timeOrder(isNewer)
  const kinds = await requestedEventTypes(ctx, query)
  const parts = partsOf(actor_ids, kinds, keyword ? 8 : maxBranches)
  if (parts.length === 0) return { found: [], isNewer }
  const inAll = and(
    visibleEntries(ctx, property_id, scope),
    entity_type === undefined ? undefined : eq(activity_log.entity_type, entity_type),
    entity_id === undefined ? undefined : eq(activity_log.entity_id, entity_id),
    from === undefined ? undefined : gte(activity_log.occurred_at, midnight(from, timezone)),
    to === undefined ? undefined : lt(activity_log.occurred_at, midnight(addDays(to, 1), timezone)),
    beyond,
  )
  const firstOf = (limit: number) => {
    const each = parts.map(
      (part) =>
        sql`(select ${entryColumns} from ${activity_log} where ${and(inAll, part)} order by ${indexOrder(isNewer)} limit ${limit})`,
    )
    return sql`(${sql.join(each, sql` union all `)}) as ${activity_log}`
  }
  const entriesAmong = (ids: SQL, db = ctx.db) =>
    db.select().from(activity_log).where(inArray(activity_log.id, ids)).orderBy(order)
  const limit = per_page + 1
  if (!keyword)
    return {
      found: await entriesAmong(sql`(select id from ${firstOf(limit)} order by ${order} limit ${limit})`),
      isNewer,
    }

  const recent = sql`(select * from ${firstOf(recentScanLimit)} order by ${order} limit ${recentScanLimit}) as ${activity_log}`
  const recentMatches = await entriesAmong(
    sql`(select id from ${recent} where ${matchesKeyword(keyword)} order by ${order} limit ${limit})`,
  )
  if (recentMatches.length === limit) return { found: recentMatches, isNewer }
  const ofProperty = eq(sql`coalesce(${activity_log.property_id}, 0)`, scope === 'property' ? property_id : 0)
  const matches = sql`with hits as materialized (
      select ${entryColumns} from ${activity_log} where ${and(ofProperty, matchesKeyword(keyword), inAll, or(...parts))}
    ) select id from hits order by ${order} limit ${limit}`
  const found = await ctx.db.transaction(async (tx) => {
    // For a frequent word the planner would choose a sequential scan, which is slower.
    await tx.execute(sql`set local enable_seqscan = off`)
    return entriesAmong(sql`(${matches})`, tx)
  })
  return { found, isNewer }
}
