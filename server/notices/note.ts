import type { EndedWork } from '../../src/api/contract/ended-work.ts'
import type { NoticeContent } from '../../src/api/contract/notices.ts'
import { reportPermission } from '../accounting/report-permission.ts'
import type { CallerContext } from '../context.ts'
import { notices } from '../db/schema/notices.ts'
import { forbidden } from '../errors.ts'
import { seesList } from '../list-views/row.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { countUnread } from './list.ts'

/** True if the caller may open the screen of the work. */
function mayDo(ctx: CallerContext, { list }: EndedWork): boolean {
  if (list === 'accounting-report') return ctx.caller.permissions.includes(reportPermission)
  return seesList(ctx, list === 'everything' ? 'rooms' : list)
}

function contentOf(work: EndedWork): NoticeContent {
  if (work.kind === 'import') {
    const { list, rows, refused } = work
    return { kind: 'import_refused', data: { list, rows, refused } }
  }
  const { format } = work
  return 'property_id' in work
    ? { kind: 'export_finished', data: { list: work.list, format } }
    : { kind: 'group_export_finished', data: { list: work.list, format } }
}

/**
 * POST notices: the app ran an import or an export of the caller, call by call, and notes its end (ADR 0080). Only the caller gets the
 * notice. It changes no record, so the activity log has no entry.
 */
export const noteEndedWork = (ctx: CallerContext, work: EndedWork): Promise<{ unread: number }> =>
  inTransaction(ctx, async (tx) => {
    if (!mayDo(tx, work)) throw forbidden()
    const property_id = 'property_id' in work ? (await lockVisibleProperty(tx, work.property_id)).id : null
    await tx.db.insert(notices).values({ user_id: tx.caller.id, property_id, ...contentOf(work), created_at: tx.now() })
    return { unread: await countUnread(tx) }
  })
