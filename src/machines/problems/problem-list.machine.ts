import type { Problem } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as routes from '../../routes/problems.ts'
import { createListMachine, type ListInput } from '../list/list.machine.ts'
import { queryOf } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ProblemListInput extends ListInput {
  scope: PropertyScope
}

/** Statuses of the list without one in the URL. */
const unsolved = ['open', 'in_progress'] as const

const filtersOf = ({ view: _view, statuses, ...search }: routes.ProblemSearch) => ({
  ...queryOf(search),
  statuses: statuses.length > 0 ? statuses : [...unsolved],
})

/** The list of problems of the open property (requirement 2.problems.list; domain D47). */
export const problemListMachine = createListMachine<Problem, routes.ProblemSearch, ProblemListInput>({
  id: 'problemList',
  words: { count: (count) => phrase('problems.count', { count }), none: phrase('problems.noProblems') },
  initial: routes.problemSearch.empty,
  read: ({ scope }, search, signal) => problems.list(scope, filtersOf(search), signal),
  address: (search, { scope }) => routes.problems(scope.prefix, search),
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      problems.download(scope, { ...filtersOf(search), format }, signal, onProgress),
    fileName: () => 'problems',
  },
})
