import { groupMachine } from '../../../src/machines/group/group.machine.ts'
import { groupFiguresMachine } from '../../../src/machines/group/queries.machine.ts'
import { group } from '../../../src/routes/group.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { groupFiguresOf } from '../../support/group-records.ts'
import { button, link, press } from './steps.ts'
import { queryScenario } from './query-scenarios.ts'

// With a day in the address, the link to another day is there before any figure.
const address = group({ date: '2024-02-29' })
const shown = (search: Parameters<typeof group>[0]) => ({
  type: 'group.shown',
  search: new URL(group(search), 'https://app.invalid').search,
})

/** The figures of all properties. */
export const groupScenarios: Scenario[] = [
  {
    id: 'group: a day',
    machine: groupMachine,
    account: 'manager',
    address,
    input: { search: shown({ date: '2024-02-29' }).search },
    steps: [
      {
        name: 'go to the day before',
        event: shown({ date: '2024-02-28' }),
        actions: [press(link('Previous day'))],
      },
      {
        name: 'sort by arrivals',
        event: shown({ date: '2024-02-29', sort: '-arrivals' }),
        actions: [press(button('Arrivals'))],
      },
      { name: 'come back to the window', event: { type: 'group.refreshed' }, actions: [{ do: 'return' }] },
    ],
  },
  queryScenario({
    machine: groupFiguresMachine,
    account: 'manager',
    address,
    call: 'GET v1/hotel_management/group_figures',
    question: { date: '2024-02-28', sort: 'name' },
    answer: groupFiguresOf(),
    ask: { actions: [press(link('Previous day'))] },
    isAsked: true,
    isFollowing: true,
  }),
]
