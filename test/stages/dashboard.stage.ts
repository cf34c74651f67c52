import { dashboardMachine } from '../../src/machines/dashboard/dashboard.machine.ts'
import { properties } from '../../src/paths.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { link, press } from './moves.ts'
import { awayAndBack, house, sectionInput } from './reading-stages.ts'

/** On the stage there is no parent to tell. */
const untold = () => undefined
export const dashboardStages: Stage[] = [
  {
    id: 'dashboard: a day',
    machine: dashboardMachine.provide({ actions: { reportFollowed: untold } }),
    as: 'manager',
    at: `${house}?date=2024-02-29`,
    input: sectionInput,
    begins: [{ type: 'location.changed', pathname: house, search: '?date=2024-02-29' }],
    moves: [
      {
        name: 'go to the day before',
        event: { type: 'location.changed', pathname: house, search: '?date=2024-02-28' },
        actions: [press(link('Previous day'))],
      },
      {
        name: 'go away and come back',
        event: { type: 'location.changed', pathname: properties(), search: '' },
        actions: awayAndBack,
      },
      { name: 'come back to the window', event: { type: 'dashboard.refreshed' }, actions: [{ do: 'return' }] },
    ],
  },
]
