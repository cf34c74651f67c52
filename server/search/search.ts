import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ActivityLogQuery } from '../../src/api/contract/activity-log.ts'
import { entryText } from '../../src/api/contract/activity-texts.ts'
import { type Found, foundKinds, type SearchQuery } from '../../src/api/contract/search.ts'
import type { CallerContext } from '../context.ts'
import { activityLog } from '../reporting/activity/log.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { anyMatch, exactMatch, likeness, type Match, misspeltMatch } from './match.ts'
import { type Ranked, searches, searchProperties } from './records.ts'

/** Entries of the log are the last resort, since every record is in it. */
const mostEntries = 3
/** More than these are no answer but a list: a longer keyword finds fewer. */
const mostRecords = 15

const kindOrder = (kind: Found['kind']) => foundKinds.indexOf(kind)

/** The best of all kinds first; of equally good ones in the order of the kinds. */
const inOrder = (found: readonly Ranked[]) =>
  found
    .toSorted((a, b) => a.rank - b.rank || kindOrder(a.kind) - kindOrder(b.kind))
    .map(({ rank: _rank, ...one }) => one)

async function findAll(ctx: CallerContext, match: Match, open: number | null): Promise<Ranked[]> {
  const found: Ranked[] = []
  // One after the other: the searches share the connection of the request.
  for (const search of searches) found.push(...(await search(ctx, match, open)))
  return found
}

/** Records whose names are spelt alike. The threshold holds only for this transaction. */
const findMisspelt = (ctx: CallerContext, match: Match, open: number | null): Promise<Ranked[]> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
    return findAll({ ...ctx, db: tx }, match, open)
  })

/** The open property; null if there is none that the caller may see. */
async function findOpen(ctx: CallerContext, prefix: string | undefined) {
  if (prefix === undefined) return null
  const [open] = await ctx.db
    .select({ id: properties.id, prefix: properties.prefix, name: properties.name })
    .from(properties)
    .where(and(eq(properties.prefix, prefix), visibleTo(ctx, properties.id)))
  return open ?? null
}

type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>

async function findEntries(ctx: CallerContext, keyword: string, { id, ...property }: Open): Promise<Found[]> {
  if (!ctx.caller.permissions.includes('access_properties')) return []
  const query = v.parse(ActivityLogQuery, { property_id: id, keyword, per_page: mostEntries })
  const { data } = await activityLog(ctx, query)
  return data.map((entry) => ({
    kind: 'entry',
    id: entry.id,
    name: entryText(entry),
    type: entry.actor,
    facility_kind: null,
    is_active: true,
    property,
    at: entry.occurred_at,
  }))
}

/** GET search: what the caller may see and the keyword names, best first. Tolerates misspelt names. */
export async function search(ctx: CallerContext, { keyword, property }: SearchQuery): Promise<Found[]> {
  if (keyword === '') return inOrder(await searchProperties(ctx, anyMatch, null))
  const open = await findOpen(ctx, property)
  const openId = open?.id ?? null
  const exact = await findAll(ctx, exactMatch(keyword), openId)
  const misspelt = exact.length === 0 ? misspeltMatch(keyword) : null
  const records = inOrder(misspelt ? await findMisspelt(ctx, misspelt, openId) : exact)
  return [...records.slice(0, mostRecords), ...(open ? await findEntries(ctx, keyword, open) : [])]
}
