import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { accessScenarios } from './access.scenario.ts'
import { allInventoryTabScenarios } from './inventory-tab.scenario.ts'
import { catalogueScenarios } from './catalogue.scenario.ts'
import { productsScenarios } from './products.scenario.ts'
import { propertiesScenarios } from './properties.scenario.ts'
import { propertyScenarios } from './property.scenario.ts'
import { inboxScenarios } from './inbox.scenario.ts'
import { paletteScenarios } from './palette.scenario.ts'
import { bulkActionScenarios } from './bulk-action.scenario.ts'
import { roomStatusScenarios } from './room-status.scenario.ts'
import { dashboardScenarios } from './dashboard.scenario.ts'
import { deletionScenarios } from './deletions.scenario.ts'
import { unsavedChangesGuardScenarios } from './unsaved-changes-guard.scenario.ts'
import { recordDialogScenarios } from './record-dialog.scenario.ts'
import { filteredScenarios } from './filtered.scenario.ts'
import { guardScenarios } from './guards.scenario.ts'
import { housekeepingScenarios } from './housekeeping.scenario.ts'
import { queueScenarios } from './housekeeping-queue.scenario.ts'
import { importSuccessScenarios } from './import-success.scenario.ts'
import { importScenarios } from './import.scenario.ts'
import { blockingScenarios } from './blocking.scenario.ts'
import { calendarDetailScenarios } from './calendar-details.scenario.ts'
import { calendarDialogScenarios } from './calendar-dialogs.scenario.ts'
import { calendarScenarios } from './calendar.scenario.ts'
import { lookupScenarios } from './facility-lookup.scenario.ts'
import { groupScenarios } from './group.scenario.ts'
import { noticesScenarios } from './notices.scenario.ts'
import { orderScenarios } from './facility-type-order.scenario.ts'
import { preferencesScenarios } from './preferences.scenario.ts'
import { passwordScenarios } from './password.scenario.ts'
import { productFormScenarios } from './product-forms.scenario.ts'
import { propertyFormScenarios } from './property-form.scenario.ts'
import { propertyListScenarios } from './property-list.scenario.ts'
import { problemListScenario } from './problem-list.scenario.ts'
import { reportQueueScenarios } from './problem-queue.scenario.ts'
import { reportScenarios } from './problem-report.scenario.ts'
import { problemWorkScenarios } from './problem-work.scenario.ts'
import { problemsScenarios } from './problems.scenario.ts'
import { roomBlockScenario } from './room-block.scenario.ts'
import { queryScenarios } from './queries.scenario.ts'
import { accountingScenarios } from './accounting.scenario.ts'
import { periodScenarios } from './periods.scenario.ts'
import { activityLogScenarios } from './activity-log.scenario.ts'
import { activityPartScenarios } from './activity-parts.scenario.ts'
import { activityPeopleScenarios } from './activity-people.scenario.ts'
import { exportScenarios } from './exports.scenario.ts'
import { sessionScenarios } from './session.scenario.ts'
import { bulkEditScenarios } from './bulk-edit.scenario.ts'
import { setUpScenarios } from './set-up.scenario.ts'
import { shellScenarios } from './shell.scenario.ts'
import { tabListScenarios } from './tab-list.scenario.ts'

/** Every scenario of a machine in the real app. */
export const scenarios: readonly Scenario[] = [
  ...sessionScenarios,
  ...accessScenarios,
  ...bulkActionScenarios,
  ...roomStatusScenarios,
  ...propertyListScenarios,
  ...tabListScenarios,
  ...allInventoryTabScenarios,
  ...importScenarios,
  ...blockingScenarios,
  ...calendarScenarios,
  ...calendarDialogScenarios,
  ...calendarDetailScenarios,
  ...housekeepingScenarios,
  ...queueScenarios,
  ...passwordScenarios,
  ...queryScenarios,
  ...exportScenarios,
  ...activityPartScenarios,
  ...activityPeopleScenarios,
  ...activityLogScenarios,
  ...accountingScenarios,
  ...periodScenarios,
  ...dashboardScenarios,
  ...groupScenarios,
  ...noticesScenarios,
  ...shellScenarios,
  ...setUpScenarios,
  ...propertyFormScenarios,
  ...productFormScenarios,
  ...recordDialogScenarios,
  ...unsavedChangesGuardScenarios,
  ...orderScenarios,
  ...bulkEditScenarios,
  ...lookupScenarios,
  ...inboxScenarios,
  ...paletteScenarios,
  ...catalogueScenarios,
  ...productsScenarios,
  ...propertiesScenarios,
  ...propertyScenarios,
  ...preferencesScenarios,
  ...problemWorkScenarios,
  problemListScenario,
  ...reportScenarios,
  ...reportQueueScenarios,
  ...problemsScenarios,
  roomBlockScenario,
  // Last, so that the paths of other scenarios stay the same: these have named paths only.
  ...filteredScenarios,
  ...deletionScenarios,
  ...guardScenarios,
  ...importSuccessScenarios,
]
