import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Section } from '../../routes/properties.ts'
import type { AccountingRef } from '../accounting/accounting.machine.ts'
import type { CalendarRef } from '../calendar/calendar.machine.ts'
import type { ActivityLogRef } from '../activity-log/activity-log.machine.ts'
import { type CodeOnDemand, codeOnDemand } from '../../on-demand/code-on-demand.ts'
import type { dashboardMachine } from '../dashboard/dashboard.machine.ts'
import type { HousekeepingRef } from '../housekeeping/housekeeping.machine.ts'
import type { SectionRead } from '../read-ahead/section-read.ts'
import type { productsMachine } from '../products/products.machine.ts'
import type { SetUpRef } from '../set-up/set-up.machine.ts'

/** The actor type of each section that has one, by its name in the URL. */
export interface SectionRefs {
  '': ActorRefFrom<typeof dashboardMachine>
  'accounting-report': AccountingRef
  'hotel-calendar': CalendarRef
  housekeeping: HousekeepingRef
  products: ActorRefFrom<typeof productsMachine>
  'activity-logs': ActivityLogRef
  'set-up': SetUpRef
}

/** The open section and its actor. */
export interface OpenSection {
  name: Section
  actor: AnyActorRef
}

/**
 * Machine of a section. Its input is the open property's capability. It receives `location.changed`, and answers `location.accepted`
 * unless unsaved changes prevent it.
 */
export type SectionLogic = AnyStateMachine
export type SectionCode = Record<Section, CodeOnDemand<SectionLogic>>

/** What each section's URL shows first, read ahead. The calendar and the board read too much for that. */
export const sectionReads: Partial<Record<Section, CodeOnDemand<SectionRead>>> = {
  '': codeOnDemand(() => import('../dashboard/dashboard.machine.ts').then((module) => module.readDashboard)),
  'accounting-report': codeOnDemand(() =>
    import('../accounting/accounting.machine.ts').then((module) => module.readAccounting),
  ),
  products: codeOnDemand(() => import('../products/tab-reads.ts').then((module) => module.readProducts)),
  'activity-logs': codeOnDemand(() =>
    import('../activity-log/activity-log.machine.ts').then((module) => module.readActivityLog),
  ),
}

/** Machines of the sections, loaded when first opened. */
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
  'set-up': codeOnDemand(() => import('../set-up/set-up.machine.ts').then((module) => module.setUpMachine)),
}
