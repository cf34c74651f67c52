import type { Facility } from '../../api/contract/facility.ts'
import { type Problem, problemKinds, problemStatuses } from '../../api/contract/problems.ts'

/** Number of problems of a room that are not done. */
export type ProblemCount = NonNullable<Facility['problems']>

/** "2 open problems, 1 urgent". Problems in progress count as open. */
export const problemsText = ({ open, urgent }: ProblemCount): string =>
  `${open} open ${open === 1 ? 'problem' : 'problems'}${urgent > 0 ? `, ${urgent} urgent` : ''}`

/** "Plumbing in 101". */
export const problemName = ({ kind, facility }: Pick<Problem, 'kind' | 'facility'>): string =>
  `${problemKinds[kind]} in ${facility.name}`

/** What a change of status has done: "Plumbing in 101 is done." */
export const statusText = (problem: Pick<Problem, 'kind' | 'facility'>, status: Problem['status']): string =>
  `${problemName(problem)} is ${problemStatuses[status].toLowerCase()}.`
