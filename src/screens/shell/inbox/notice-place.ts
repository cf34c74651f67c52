import type { EndedExportList, EndedImportList, GroupExportList } from '../../../api/contract/ended-work-words.ts'
import type { InboxNotice } from '../../../api/contract/notices.ts'
import { accounting } from '../../../routes/accounting.ts'
import { activityLog } from '../../../routes/activity-log.ts'
import { housekeeping } from '../../../routes/housekeeping.ts'
import { products } from '../../../routes/products.ts'
import { allProperties, allPropertyTypes, properties } from '../../../routes/properties.ts'

const importPlace = (prefix: string, list: EndedImportList): string =>
  list === 'everything'
    ? products(prefix, 'rooms', undefined, { name: 'import-all' })
    : products(prefix, list, undefined, { name: 'import' })

function exportPlace(prefix: string, list: EndedExportList): string {
  if (list === 'activity-logs') return activityLog(prefix)
  return list === 'accounting-report' ? accounting(prefix) : products(prefix, list)
}

const groupPlace = (list: GroupExportList): string =>
  list === 'properties' ? properties() : properties(allProperties, { name: 'types', search: allPropertyTypes })

/** The address of what a notice is about. */
export function noticePlace(notice: InboxNotice): string {
  if (notice.kind === 'group_export_finished') return groupPlace(notice.data.list)
  const { prefix } = notice.property
  switch (notice.kind) {
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
    case 'import_refused':
      return importPlace(prefix, notice.data.list)
    case 'export_finished':
      return exportPlace(prefix, notice.data.list)
  }
}
