import { appMachine } from '../../../src/machines/app/app.machine.ts'
import { connectivityMachine } from '../../../src/machines/connectivity/connectivity.machine.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { properties, root, underConstruction } from '../../../src/routes/properties.ts'
import type { Permissions } from '../../../src/machines/access/access.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { user } from '../../support/records.ts'
import { answer, button, dialog, link, password, press, type } from './steps.ts'

const change = 'POST v1/user_management/users/change_password'
const access = 'GET v1/user_management/access_control/user/permissions'

interface Known {
  isPasswordRequired: boolean
  pathname: string
  permissions: Permissions | null
}

const known = { type: 'access.loaded', permissions: new Set(['access_properties', 'login_to_hotel_management']) }
const at = (pathname: string) => ({ type: 'location.changed', pathname, search: '' })

const authorizing: ScenarioStep[] = [
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
const setting: ScenarioStep = {
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

/** The layout around every screen. */
export const shellScenarios: Scenario[] = [
  { id: 'app: opened', machine: appMachine, account: null, address: '/login', steps: [] },
  {
    id: 'connectivity: signed in',
    machine: connectivityMachine,
    account: 'manager',
    address: underConstruction,
    steps: [
      { name: 'lose the network', event: { type: 'network.lost' }, actions: [{ do: 'network', is: 'lost' }] },
      { name: 'it is back', event: { type: 'network.restored' }, actions: [{ do: 'network', is: 'restored' }] },
    ],
  },
  {
    id: 'shell: signed in',
    machine: shellMachine,
    account: 'manager',
    address: underConstruction,
    heldCalls: [access],
    initialEvents: [at(underConstruction)],
    contextKey: ['pathname', 'permissions'],
    // The address bar follows requests and confirms them.
    neighbours: (_, sent) => {
      const asked = sent.find(({ type }) => type === 'location.requested')
      return asked ? at(String(asked.to)) : null
    },
    steps: authorizing,
  },
  {
    id: 'shell: first sign-in',
    machine: shellMachine,
    account: 'new',
    address: underConstruction,
    heldCalls: [access, change],
    input: { user: user({ is_pass_updated: 0 }) },
    initialEvents: [at(underConstruction)],
    contextKey: ['pathname', 'permissions', 'isPasswordRequired'],
    steps: [...authorizing.slice(0, 1), setting],
  },
]
