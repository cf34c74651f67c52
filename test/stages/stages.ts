import type { Stage } from '../../tools/paths/stage.ts'
import { accessStages } from './access.stage.ts'
import { allAreaStages } from './area.stage.ts'
import { catalogueStages } from './catalogue.stage.ts'
import { productsStages } from './products.stage.ts'
import { propertiesStages } from './properties.stage.ts'
import { propertyStages } from './property.stage.ts'
import { switcherStages } from './switcher.stage.ts'
import { bulkStages } from './bulk.stage.ts'
import { roomStatusStages } from './room-status.stage.ts'
import { dashboardStages } from './dashboard.stage.ts'
import { deletionStages } from './deletions.stage.ts'
import { editorStages } from './editor.stage.ts'
import { entryStages } from './entry.stage.ts'
import { filteredStages } from './filtered.stage.ts'
import { guardStages } from './guards.stage.ts'
import { housekeepingStages } from './housekeeping.stage.ts'
import { queueStages } from './housekeeping-queue.stage.ts'
import { importSuccessStages } from './import-success.stage.ts'
import { importStages } from './import.stage.ts'
import { blockingStages } from './blocking.stage.ts'
import { calendarFlowStages } from './calendar-flows.stage.ts'
import { calendarStages } from './calendar.stage.ts'
import { lookupStages } from './lookup.stage.ts'
import { noticesStages } from './notices.stage.ts'
import { orderStages } from './order.stage.ts'
import { passwordStages } from './password.stage.ts'
import { productFormStages } from './product-forms.stage.ts'
import { propertyFormStages } from './property-form.stage.ts'
import { propertyListStages } from './property-list.stage.ts'
import { readingStages } from './readings.stage.ts'
import { accountingStages } from './accounting.stage.ts'
import { activityLogStages } from './activity-log.stage.ts'
import { activityPartStages } from './activity-parts.stage.ts'
import { activityPeopleStages } from './activity-people.stage.ts'
import { exportStages } from './exports.stage.ts'
import { sessionStages } from './session.stage.ts'
import { severalStages } from './several.stage.ts'
import { shellStages } from './shell.stage.ts'
import { tabListStages } from './tab-list.stage.ts'

/** Every place in the real app where a machine is met. */
export const stages: readonly Stage[] = [
  ...sessionStages,
  ...accessStages,
  ...bulkStages,
  ...roomStatusStages,
  ...propertyListStages,
  ...tabListStages,
  ...allAreaStages,
  ...importStages,
  ...blockingStages,
  ...calendarStages,
  ...calendarFlowStages,
  ...housekeepingStages,
  ...queueStages,
  ...passwordStages,
  ...readingStages,
  ...exportStages,
  ...activityPartStages,
  ...activityPeopleStages,
  ...activityLogStages,
  ...accountingStages,
  ...dashboardStages,
  ...noticesStages,
  ...shellStages,
  ...propertyFormStages,
  ...productFormStages,
  ...entryStages,
  ...editorStages,
  ...orderStages,
  ...severalStages,
  ...lookupStages,
  ...switcherStages,
  ...catalogueStages,
  ...productsStages,
  ...propertiesStages,
  ...propertyStages,
  // Last, so that the paths of other stages stay as they are: these have kept paths only.
  ...filteredStages,
  ...deletionStages,
  ...guardStages,
  ...importSuccessStages,
]
