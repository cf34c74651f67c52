import { appMachine } from '../../src/machines/app/app.machine.ts'
import { connectivityMachine } from '../../src/machines/connectivity/connectivity.machine.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { properties, root, underConstruction } from '../../src/paths.ts'
import type { Permissions } from '../../src/machines/access/access.rules.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { user } from '../support/records.ts'
import { answer, button, dialog, link, password, press, type } from './moves.ts'

const change = 'POST v1/user_management/users/change_password'
const access = 'GET v1/user_management/access_control/user/permissions'

interface Known {
  isPasswordRequired: boolean
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

const first = dialog('Set Your Password')
const setting: Move = {
  name: 'set a first password',
  event: { type: 'password.replaced' },
  when: ({ permissions, isPasswordRequired }: Known) => permissions !== null && isPasswordRequired,
  actions: [
    type(password('New password', first), 'Harbour-2027!'),
    type(password('Confirm password', first), 'Harbour-2027!'),
    press(button('Update', first)),
    answer(change),
  ],
}

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
  {
    id: 'console: first sign-in',
    machine: consoleMachine,
    as: 'new',
    at: underConstruction,
    holds: [access, change],
    input: { user: user({ is_pass_updated: 0 }) },
    begins: [at(underConstruction)],
    context: ['pathname', 'permissions', 'isPasswordRequired'],
    moves: [...judging.slice(0, 1), setting],
  },
]
