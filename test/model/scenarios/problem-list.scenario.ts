import { problemListMachine } from '../../../src/machines/problems/problem-list.machine.ts'
import { parseProblemSearch, problemSearch } from '../../../src/routes/problems.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { leaveAndReturn, neighboursOf } from './list-scenarios.ts'
import { downloadSteps, type ListState, loadingSteps, typingSteps } from './list-steps.ts'
import { atProperty, changedElsewhere, onProblems, problemsCall } from './problem-fixtures.ts'
import { link, press } from './steps.ts'

export const problemListScenario: Scenario = {
  ...onProblems,
  id: 'problemList: first page',
  machine: problemListMachine,
  heldCalls: [problemsCall],
  input: { scope: atProperty },
  contextKey: ({ search, keyword }: ListState) => [search.keyword, search.page, search.per_page, keyword],
  neighbours: neighboursOf(parseProblemSearch),
  initialEvents: [{ type: 'list.shown', search: problemSearch.empty }],
  steps: [
    ...loadingSteps(problemsCall),
    ...typingSteps,
    ...downloadSteps(problemsCall),
    ...leaveAndReturn({
      leave: [press(link('Back to the rooms'))],
      refresh: [changedElsewhere],
      empty: problemSearch.empty,
    }),
  ],
}
