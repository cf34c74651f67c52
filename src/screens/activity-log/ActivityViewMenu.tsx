import { activityLog } from '../../routes/activity-log.ts'
import { ViewMenu, type ViewMenuProps } from '../list/views/ViewMenu.tsx'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Stored views of the activity log. It is no table, so it has no columns to choose (ADR 0073). */
export function ActivityViewMenu(menu: Pick<ViewMenuProps, 'anchor' | 'onClose'>) {
  const { property, hrefOf } = useActivityLog()
  return (
    <ViewMenu
      {...menu}
      list="activity-logs"
      name={phrase('activity-log.activityLogs')}
      propertyId={property.id}
      columns={[]}
      shown={[]}
      hrefWith={() => hrefOf({})}
      base={activityLog(property.prefix)}
    />
  )
}
