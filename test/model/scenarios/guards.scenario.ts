import { appMachine } from '../../../src/machines/app/app.machine.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { properties, property, root } from '../../../src/routes/properties.ts'
import { unauthorized } from '../../../src/routes/route-table.ts'
import type { Permissions } from '../../../src/machines/access/access.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { answer, link, press } from './steps.ts'

const access = 'GET v1/user_management/access_control/user/permissions'
const at = (pathname: string) => ({ type: 'location.changed', pathname, search: '' })

interface Known {
  permissions: Permissions | null
  pathname: string
}

const harbourView = { prefix: 'harbour-view', name: 'Harbour View' }
const casaAzul = { prefix: 'casa-azul', name: 'Casa Azul' }

/** The server returns the permissions of the account, and the properties of a user without access to the property list. */
const known = (permissions: readonly string[], own: readonly object[]): ScenarioStep => ({
  name: 'it is known what the person may do',
  event: { type: 'access.loaded', permissions: new Set(permissions), properties: own },
  when: ({ permissions: before }: Known) => before === null,
  actions: [answer(access)],
})

/** An account opens an address of the shell. The address bar follows redirects. */
const opening = (id: string, account: string, address: string, steps: readonly ScenarioStep[]): Scenario => ({
  id: `shell: ${id}`,
  machine: shellMachine,
  account,
  address,
  heldCalls: [access],
  initialEvents: [at(address)],
  contextKey: ['pathname', 'permissions'],
  neighbours: (_, sent) => {
    const asked = sent.find(({ type }) => type === 'location.requested')
    return asked ? at(String(asked.to)) : null
  },
  steps,
})

const signedOut = (address: string): Scenario => ({
  id: `app: signed out at ${address}`,
  machine: appMachine,
  account: null,
  address,
  steps: [],
})

/** Addresses with and without a required permission. */
export const guardScenarios: Scenario[] = [
  opening('from the root', 'attendant', '/', [
    known(['login_to_hotel_management', 'access_housekeeping'], [harbourView, casaAzul]),
  ]),
  opening('without a permission', 'visitor', properties(), [known([], [])]),
  opening('with some permissions', 'accountant', property('harbour-view', 'products'), [
    known(['login_to_hotel_management', 'access_properties'], []),
    {
      name: 'go to the start',
      event: at(properties()),
      when: ({ permissions, pathname }: Known) => permissions !== null && pathname === unauthorized,
      actions: [press(link('Back to the start'))],
    },
  ]),
  signedOut('/not-found'),
  signedOut(`${root}/nowhere`),
]
