import { dashboardMachine } from '../../../src/machines/dashboard/dashboard.machine.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { link, press } from './steps.ts'
import { leaveAndReturn, propertyPath, sectionInput } from './query-scenarios.ts'

/** This scenario runs without a parent. */
const noop = () => undefined
export const dashboardScenarios: Scenario[] = [
  {
    id: 'dashboard: a day',
    machine: dashboardMachine.provide({ actions: { reportLocationAccepted: noop } }),
    account: 'manager',
    address: `${propertyPath}?date=2024-02-29`,
    input: sectionInput,
    initialEvents: [{ type: 'location.changed', pathname: propertyPath, search: '?date=2024-02-29' }],
    steps: [
      {
        name: 'go to the day before',
        event: { type: 'location.changed', pathname: propertyPath, search: '?date=2024-02-28' },
        actions: [press(link('Previous day'))],
      },
      {
        name: 'go away and come back',
        event: { type: 'location.changed', pathname: properties(), search: '' },
        actions: leaveAndReturn,
      },
      { name: 'come back to the window', event: { type: 'dashboard.refreshed' }, actions: [{ do: 'return' }] },
    ],
  },
]
