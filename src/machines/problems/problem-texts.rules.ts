import type { Facility } from '../../api/contract/facility.ts'
import type { Problem } from '../../api/contract/problems.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Number of problems of a room that are not done. */
export type ProblemCount = NonNullable<Facility['problems']>

/** "2 open problems, 1 urgent". Problems in progress count as open (requirement 2.problems.marks). */
export const problemsText = ({ open, urgent }: ProblemCount): string =>
  urgent > 0 ? phrase('problems.openAndUrgent', { open, urgent }) : phrase('problems.openCount', { open })

/** "Plumbing in 101". */
export const problemName = ({ kind, facility }: Pick<Problem, 'kind' | 'facility'>): string =>
  phrase('problems.problemInRoom', { kind, room: facility.name })

/** What a change of status has done: "Plumbing in 101 is done." */
export const statusText = (problem: Pick<Problem, 'kind' | 'facility'>, status: Problem['status']): string =>
  phrase('problems.statusChanged', { problem: problemName(problem), status })
