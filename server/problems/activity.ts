import type { Problem } from '../../src/api/contract/problems.ts'
import type { Activity } from '../activity/record-activity.ts'
import type { Change, Revert } from '../db/schema/activity.ts'
import type { room_problems } from '../db/schema/problems.ts'

type Row = typeof room_problems.$inferSelect

/** Columns of a problem by their names in the log, which are unique among all modules. */
const loggedNames = {
  kind: 'problem_kind',
  text: 'problem_text',
  priority: 'problem_priority',
  status: 'problem_status',
}
type LoggedColumn = keyof typeof loggedNames

const isLogged = (column: string): column is LoggedColumn => Object.hasOwn(loggedNames, column)

/** Values of a problem for the log. */
export const logValuesOf = (row: Partial<Pick<Row, LoggedColumn>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => (isLogged(column) ? [[loggedNames[column], value]] : [])),
  )

/** Event of a change: the new status, or `changed` if the status stays. */
function eventOf(before: Row, status: Problem['status'] | undefined): string {
  if (status === undefined || status === before.status) return 'changed'
  return { open: 'reopened', in_progress: 'started', done: 'done' }[status]
}

interface LoggedChange {
  row: Row
  facility: string
  changes: Change[]
  status?: Problem['status'] | undefined
  revert: Revert | null
}

/** Log entry of a change. Its record is the room, so that the history of the room has it; `problem_id` finds the problem (requirement 2.problems.log). */
export const changeActivity = ({ row, facility, changes, status, revert }: LoggedChange): Activity => ({
  module: 'problems',
  event: eventOf(row, status),
  entity: { type: 'facility', id: row.facility_id, label: facility },
  property_id: row.property_id,
  changes,
  revert: revert && {
    before: { ...revert.before, problem_id: row.id },
    after: { ...revert.after, problem_id: row.id },
  },
})
