import type { problemColumns } from '../../src/api/contract/problem-words.ts'
import {
  type Problem,
  type ProblemQuery,
  problemKinds,
  problemPriorities,
  problemStatuses,
} from '../../src/api/contract/problems.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { visibleProperty } from '../scope.ts'
import { problemFilter, problemOrder } from './filter.ts'
import { findProblems, toProblems } from './row.ts'

const isLive = ({ blocking }: Problem) => blocking?.state === 'active' || blocking?.state === 'scheduled'

function blockingText(problem: Problem): string | null {
  const { blocking } = problem
  if (!blocking) return null
  return isLive(problem)
    ? facilityStatusRules[blocking.kind].label
    : phrase('problems.noLongerBlocked', { kind: blocking.kind })
}

const nameOf = (person: Problem['reported_by']) => person?.name ?? phrase('problems.aFormerColleague')

/** A cell of the list that shows several values is several columns. */
function fileColumns(timeZone: string): ListColumns<Problem, (typeof problemColumns)[number]> {
  // Swedish dates have the ISO 8601 format, which sorts as text.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const timeText = (at: string) => format.format(new Date(at))
  return {
    room: [textColumn(phrase('problems.room'), 18, ({ facility }) => facility.name)],
    priority: [textColumn(phrase('problems.priority'), 12, ({ priority }) => problemPriorities[priority])],
    problem: [
      textColumn(phrase('problems.kind'), 22, ({ kind }) => problemKinds[kind]),
      textColumn(phrase('problems.problem'), 60, ({ text }) => text),
      numberColumn(phrase('problems.photos'), 10, ({ images }) => images.length),
    ],
    status: [
      textColumn(phrase('problems.status'), 14, ({ status }) => problemStatuses[status]),
      textColumn(phrase('problems.blocking'), 24, blockingText),
      {
        header: phrase('problems.blockedUntilDate'),
        type: 'date',
        width: 16,
        cellOf: (problem) => (isLive(problem) ? (problem.blocking?.date_to ?? null) : null),
      },
    ],
    reported: [
      textColumn(phrase('problems.reported'), 18, ({ reported_at }) => timeText(reported_at)),
      textColumn(phrase('problems.reportedBy'), 24, ({ reported_by }) => nameOf(reported_by)),
      textColumn(phrase('problems.doneAt'), 18, ({ done_at }) => done_at && timeText(done_at)),
      textColumn(phrase('problems.doneByPerson'), 24, ({ done_at, done_by }) => done_at && nameOf(done_by)),
    ],
  }
}

/** GET problems with download=1: exactly the filtered rows as problems.xlsx or problems.csv, in hotel time (ADR 0073). */
export async function exportProblems(ctx: CallerContext, query: ProblemQuery): Promise<Response> {
  const { timezone } = await visibleProperty(ctx, query.property_id)
  const where = await problemFilter(ctx, query)
  return exportShortList(ctx, query, {
    module: 'problems',
    name: 'problems',
    sheet: phrase('problems.problems'),
    columns: fileColumns(timezone),
    find: async (limit, offset) =>
      toProblems(ctx, await findProblems(ctx, where, problemOrder(query.sort)).limit(limit).offset(offset)),
  })
}
