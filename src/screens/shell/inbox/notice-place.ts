import type { InboxNotice } from '../../../api/contract/notices.ts'
import { accounting } from '../../../routes/accounting.ts'
import { housekeeping } from '../../../routes/housekeeping.ts'

/** The address of what a notice is about. */
export function noticePlace({ kind, property: { prefix } }: InboxNotice): string {
  switch (kind) {
    case 'rooms_assigned':
      return housekeeping(prefix, { view: 'mine' })
    case 'problem_done':
      return housekeeping(prefix, { view: 'problems' })
    case 'month_closed':
    case 'month_reopened':
    case 'day_closed':
    case 'day_reopened':
    case 'late_posting':
      return accounting(prefix, { tab: 'periods' })
    case 'report_ready':
      return accounting(prefix, { tab: 'schedules' })
  }
}
