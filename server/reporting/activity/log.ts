import type { ActivityLog, ActivityLogQuery } from '../../../src/api/contract/activity-log.ts'
import { record } from '../../activity/record.ts'
import type { CallerContext } from '../../context.ts'
import { forbidden } from '../../errors.ts'
import { visibleProperty } from '../../scope.ts'
import { newerThan, olderThan } from './cursor.ts'
import { findPage } from './page.ts'
import { tellEntries } from './tell.ts'
import { seesAccounts } from './visible.ts'

/** That it goes into a file, and what of it. */
function recordExport(ctx: CallerContext, query: ActivityLogQuery): Promise<void> {
  const { property_id, scope, cursor: _cursor, per_page: _size, for_export: _flag, ...filters } = query
  const given = Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return record(ctx, {
    module: 'activity',
    event: 'exported',
    entity: { type: 'file', id: null, label: scope === 'property' ? 'Activity log' : 'Activity log of accounts' },
    property_id: scope === 'property' ? property_id : null,
    changes: given.map(([field, after]) => ({ field, before: null, after })),
  })
}

/** Query.activity_log; the scope `account` needs `view_account_activity`. Who did what, when, from what to what; a page by keyset in either direction (domain D21). */
export async function activityLog(ctx: CallerContext, query: ActivityLogQuery): Promise<ActivityLog> {
  const property = await visibleProperty(ctx, query.property_id)
  if (query.scope === 'account' && !seesAccounts(ctx)) throw forbidden()
  const { found, isNewer } = await findPage(ctx, query, property.timezone)
  const hasMore = found.length > query.per_page
  const page = found.slice(0, query.per_page)
  if (isNewer) page.reverse()
  const [first, last] = [page.at(0), page.at(-1)]
  // Where it came from there is always a page, on the side that the cursor points away from.
  const isCut = query.cursor !== undefined
  const hasOlder = isNewer ? isCut : hasMore
  const hasNewer = isNewer ? hasMore : isCut
  const data = await tellEntries(ctx, page, property)
  if (query.for_export && !isCut) await recordExport(ctx, query)
  return {
    data,
    next_cursor: last && hasOlder ? olderThan(last) : null,
    previous_cursor: first && hasNewer ? newerThan(first) : null,
  }
}
