import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { Tabs } from '../../design/tabs/Tabs.tsx'
import type { ActivityScope } from '../../api/contract/activity-log.ts'
import { activityScopes } from '../../api/contract/enums.ts'
import { selectUndo } from '../../machines/activity-log/activity-log.machine.ts'
import { selectIsMissing } from '../../machines/query/query.selectors.ts'
import { activityLog } from '../../routes/activity-log.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { usePageTitle } from '../usePage.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityHeader } from './ActivityHeader.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand.
const UndoDialog = onDemand(() => import('./UndoDialog.tsx').then((m) => m.UndoDialog))

const scopeNames: Record<ActivityScope, string> = {
  property: phrase('activity-log.thisProperty'),
  account: phrase('activity-log.accounts'),
}

/**
 * The activity log: who changed what, when, from which value to which (requirement 2.route.activity-logs;
 * domain D37).
 */
export function ActivityLogScreen() {
  const { actor, entries, permissions, property, search } = useActivityLog()
  const undo = useSelector(actor, selectUndo)
  const isMissing = useSelector(entries, selectIsMissing)
  // Without the permission, the accounts scope is offered only if the address has it, so that the user can switch
  // back.
  const isOffered = permissions.has('view_account_activity') || search.scope === 'account'
  usePageTitle(phrase('activity-log.title'), property.name)
  return (
    <Page>
      <ActivityHeader />
      {isOffered ? (
        <Tabs
          label={phrase('activity-log.activityLogs')}
          tabs={activityScopes.map((scope) => ({
            href: activityLog(property.prefix, { scope }),
            label: scopeNames[scope],
            isCurrent: scope === search.scope,
          }))}
        />
      ) : null}
      <ExportProgress />
      {isMissing ? null : <ActivityFilters />}
      <ActivityList />
      {undo ? <UndoDialog undo={undo} /> : null}
    </Page>
  )
}
