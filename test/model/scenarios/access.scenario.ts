import { accessMachine } from '../../../src/machines/access/access.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { button, succeeds, connectionFailures, press, failsWith } from './steps.ts'

const permissions = 'GET v1/user_management/access_control/user/permissions'

/** The full-screen loader and the denied page, in front of a page that sends no calls of its own. */
export const accessScenarios: Scenario[] = [
  {
    id: 'access: signed in',
    machine: accessMachine,
    account: 'manager',
    address: '/under-construction',
    heldCalls: [permissions],
    steps: [
      succeeds('fetchAccess', permissions, { permissions: [], roles: [] }),
      failsWith('fetchAccess', permissions, 'database away'),
      failsWith('fetchAccess', permissions, 'fault of the server'),
      ...connectionFailures('fetchAccess', permissions),
      { name: 'try again', event: { type: 'access.retried' }, actions: [press(button('Retry'))] },
      { name: 'come back to the window', event: { type: 'access.refreshed' }, actions: [{ do: 'return' }] },
    ],
  },
]
