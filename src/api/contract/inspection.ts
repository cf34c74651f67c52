import { phrase } from '../../phrases/phrase.ts'
import type { HousekeepingEvent } from './housekeeping.ts'

/* Who may inspect a room (domain D29). */

/** Shown to an attendant who inspects a room that they cleaned: someone else must inspect it. */
export const ownWorkDeniedReason = () => phrase('housekeeping.cleanedByYou')

/** Roles that do the work which others inspect. */
const rolesWithoutInspection: ReadonlySet<string> = new Set(['Housekeeping Attendant', 'Maintenance'])

/** True if a person with these roles may pass or fail an inspection (domain D29). */
export const mayInspect = (roles: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => !rolesWithoutInspection.has(role))

/** Shown to a person whose roles do not inspect. */
export const inspectionDeniedReason = () => phrase('housekeeping.supervisorInspects')

/** Events of an inspection. */
export const isInspection = (event: HousekeepingEvent): boolean => event === 'pass' || event === 'fail'
