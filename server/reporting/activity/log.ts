import type { ActivityLog, ActivityLogQuery } from '../../../src/api/contract/activity-log.ts'
import { record } from '../../activity/record-activity.ts'
import { storedFiles } from '../../activity/stored-texts.ts'
import type { CallerContext } from '../../context.ts'
import { forbidden } from '../../errors.ts'
import { visibleProperty } from '../../scope.ts'
import { newerThan, olderThan } from './cursor.ts'
import { findPage } from './page.ts'
import { formatEntries } from './format-entries.ts'
import { canViewAccounts } from './visible-entries.ts'

/** Logs an export with its filters. */
function recordExport(ctx: CallerContext, query: ActivityLogQuery): Promise<void> {
  const { property_id, scope, cursor: _cursor, per_page: _size, for_export: _flag, ...filters } = query
  const filterEntries = Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return record(ctx, {
    module: 'activity',
    event: 'exported',
    entity: { type: 'file', id: null, label: scope === 'property' ? storedFiles.log : storedFiles.accountLog },
    property_id: scope === 'property' ? property_id : null,
    changes: filterEntries.map(([field, after]) => ({ field, before: null, after })),
  })
}

/**
 * Query.activity_log: one page with keyset pagination in both directions (domain D21). The scope `account` needs
 * `view_account_activity`.
 */
export async function activityLog(ctx: CallerContext, query: ActivityLogQuery): Promise<ActivityLog> {
  const property = await visibleProperty(ctx, query.property_id)
  if (query.scope === 'account' && !canViewAccounts(ctx)) throw forbidden()
  // Entries about accounts belong to no property, so their days are the reader's (ADR 0046).
  const timezone = (query.scope === 'account' && query.timezone) || property.timezone
  const { found, isNewer } = await findPage(ctx, query, timezone)
  const hasMore = found.length > query.per_page
  const page = found.slice(0, query.per_page)
  if (isNewer) page.reverse()
  const [first, last] = [page.at(0), page.at(-1)]
  // A page reached by a cursor always has a neighbour on the side it came from.
  const isCut = query.cursor !== undefined
  const hasOlder = isNewer ? isCut : hasMore
  const hasNewer = isNewer ? hasMore : isCut
  const data = await formatEntries(ctx, page, property)
  if (query.for_export && !isCut) await recordExport(ctx, query)
  return {
    data,
    next_cursor: last && hasOlder ? olderThan(last) : null,
    previous_cursor: first && hasNewer ? newerThan(first) : null,
  }
}
