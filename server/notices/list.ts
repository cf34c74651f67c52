import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import {
  type InboxNotice,
  type NoticesPage,
  type NoticesQuery,
  type ReadNotices,
  noticesPerPage,
} from '../../src/api/contract/notices.ts'
import type { CallerContext } from '../context.ts'
import { notices } from '../db/schema/notices.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { inTransaction } from '../transaction.ts'

/** The caller's notices, of the hotel group and of properties that they may still see. */
function own(ctx: CallerContext) {
  const isVisible = visibleTo(ctx, notices.property_id)
  return and(eq(notices.user_id, ctx.caller.id), isVisible && or(isNull(notices.property_id), isVisible))
}

/** How many of the caller's notices are unread. */
export const countUnread = (ctx: CallerContext) => ctx.db.$count(notices, and(own(ctx), isNull(notices.read_at)))

/** GET notices: a page of the caller's notices, newest first, and how many are unread in all. */
export async function listNotices(ctx: CallerContext, { unread, before }: NoticesQuery): Promise<NoticesPage> {
  const rows = await ctx.db
    .select({
      row: notices,
      property: { prefix: properties.prefix, name: properties.name, timezone: properties.timezone },
    })
    .from(notices)
    .leftJoin(properties, eq(properties.id, notices.property_id))
    .where(
      and(
        own(ctx),
        before === undefined ? undefined : lt(notices.id, before),
        unread ? isNull(notices.read_at) : undefined,
      ),
    )
    .orderBy(desc(notices.id))
    .limit(noticesPerPage + 1)
  const data = rows.slice(0, noticesPerPage).map(({ row: { id, kind, data, created_at, read_at }, property }) => ({
    id,
    kind,
    data,
    property,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  })) as InboxNotice[]
  return { data, meta: { unread: await countUnread(ctx), has_more: rows.length > noticesPerPage } }
}

/**
 * POST notices/read: marks notices of the caller as read. Ids of other people's notices are ignored. Personal, so the activity log has
 * no entry.
 */
export const readNotices = (ctx: CallerContext, { ids, up_to }: ReadNotices): Promise<{ unread: number }> =>
  inTransaction(ctx, async (tx) => {
    const named = up_to === undefined ? inArray(notices.id, ids ?? []) : lte(notices.id, up_to)
    await tx.db
      .update(notices)
      .set({ read_at: tx.now() })
      .where(and(own(tx), isNull(notices.read_at), named))
    return { unread: await countUnread(tx) }
  })
