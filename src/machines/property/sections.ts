import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Section } from '../../routes/properties.ts'
import type { AccountingRef } from '../accounting/accounting.machine.ts'
import type { CalendarRef } from '../calendar/calendar.machine.ts'
import type { ActivityLogRef } from '../activity-log/activity-log.machine.ts'
import { type CodeOnDemand, codeOnDemand } from '../code-on-demand.ts'
import type { dashboardMachine } from '../dashboard/dashboard.machine.ts'
import type { HousekeepingRef } from '../housekeeping/housekeeping.machine.ts'
import type { productsMachine } from '../products/products.machine.ts'

/** The actor of each section that has one, by its name in the address. */
export interface SectionRefs {
  '': ActorRefFrom<typeof dashboardMachine>
  'accounting-report': AccountingRef
  'hotel-calendar': CalendarRef
  housekeeping: HousekeepingRef
  products: ActorRefFrom<typeof productsMachine>
  'activity-logs': ActivityLogRef
}

/** A section whose actor runs. */
export interface OpenSection {
  name: Section
  actor: AnyActorRef
}

/**
 * Any section's machine: it is handed the open property's capability, is told `location.changed`, and answers
 * `location.accepted` once nothing unsaved stands against the new address.
 */
export type SectionLogic = AnyStateMachine
export type SectionCode = Record<Section, CodeOnDemand<SectionLogic>>

/** Its code arrives when the section is first opened. */
export const sectionCode: SectionCode = {
  '': codeOnDemand(() => import('../dashboard/dashboard.machine.ts').then((module) => module.dashboardMachine)),
  'accounting-report': codeOnDemand(() =>
    import('../accounting/accounting.machine.ts').then((module) => module.accountingMachine),
  ),
  'hotel-calendar': codeOnDemand(() =>
    import('../calendar/calendar.machine.ts').then((module) => module.calendarMachine),
  ),
  housekeeping: codeOnDemand(() =>
    import('../housekeeping/housekeeping.machine.ts').then((module) => module.housekeepingMachine),
  ),
  products: codeOnDemand(() => import('../products/products.machine.ts').then((module) => module.productsMachine)),
  'activity-logs': codeOnDemand(() =>
    import('../activity-log/activity-log.machine.ts').then((module) => module.activityLogMachine),
  ),
}
