import { appMachine } from '../../src/machines/app/app.machine.ts'
import { connectivityMachine } from '../../src/machines/connectivity/connectivity.machine.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { properties, root, underConstruction } from '../../src/paths.ts'
import type { Permissions } from '../../src/machines/access/access.rules.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { answer, link, press } from './moves.ts'

const access = 'GET v1/user_management/access_control/user/permissions'

interface Known {
  pathname: string
  permissions: Permissions | null
}

const known = { type: 'access.known', permissions: new Set(['access_properties', 'login_to_hotel_management']) }
const at = (pathname: string) => ({ type: 'location.changed', pathname, search: '' })

const judging: Move[] = [
  {
    name: 'it is known what the person may do',
    event: known,
    when: ({ permissions }: Known) => permissions === null,
    actions: [answer(access)],
  },
  {
    name: 'come back to the window',
    event: known,
    when: ({ permissions }: Known) => permissions !== null,
    actions: [{ do: 'return' }, answer(access)],
  },
  {
    name: 'go to the start',
    event: at(root),
    when: ({ permissions, pathname }: Known) => permissions !== null && pathname === underConstruction,
    actions: [press(link('Back to the start'))],
  },
  {
    name: 'go back',
    event: { ...at(underConstruction), isTraversal: true },
    when: ({ pathname }: Known) => pathname === properties(),
    actions: [{ do: 'back' }],
  },
]

/** What stands around every screen. */
export const shellStages: Stage[] = [
  { id: 'app: opened', machine: appMachine, as: null, at: '/login', moves: [] },
  {
    id: 'connectivity: signed in',
    machine: connectivityMachine,
    as: 'manager',
    at: underConstruction,
    moves: [
      { name: 'lose the network', event: { type: 'connection.lost' }, actions: [{ do: 'network', is: 'lost' }] },
      { name: 'it is back', event: { type: 'connection.restored' }, actions: [{ do: 'network', is: 'restored' }] },
    ],
  },
  {
    id: 'console: signed in',
    machine: consoleMachine,
    as: 'manager',
    at: underConstruction,
    holds: [access],
    begins: [at(underConstruction)],
    context: ['pathname', 'permissions'],
    // The address bar goes where it is sent, and tells so.
    echo: (_, told) => {
      const asked = told.find(({ type }) => type === 'location.requested')
      return asked ? at(String(asked.to)) : null
    },
    moves: judging,
  },
]
