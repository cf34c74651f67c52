import { accessMachine } from '../../src/machines/access/access.machine.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { button, ends, lost, press, refused } from './moves.ts'

const permissions = 'GET v1/user_management/access_control/user/permissions'

/** The full-screen loader, the closed door, and behind them a page that asks nothing of its own. */
export const accessStages: Stage[] = [
  {
    id: 'access: signed in',
    machine: accessMachine,
    as: 'manager',
    at: '/under-construction',
    holds: [permissions],
    moves: [
      ends('fetchAccess', permissions, { permissions: [], roles: [] }),
      refused('fetchAccess', permissions, 'database away'),
      refused('fetchAccess', permissions, 'fault of the server'),
      ...lost('fetchAccess', permissions),
      { name: 'try again', event: { type: 'access.retried' }, actions: [press(button('Retry'))] },
      { name: 'come back to the window', event: { type: 'access.refreshed' }, actions: [{ do: 'return' }] },
    ],
  },
]
