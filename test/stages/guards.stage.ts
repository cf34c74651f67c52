import { appMachine } from '../../src/machines/app/app.machine.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { properties, property, root } from '../../src/paths.ts'
import { unauthorized } from '../../src/paths/table.ts'
import type { Permissions } from '../../src/machines/access/access.rules.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { answer, link, press } from './moves.ts'

const access = 'GET v1/user_management/access_control/user/permissions'
const at = (pathname: string) => ({ type: 'location.changed', pathname, search: '' })

interface Known {
  permissions: Permissions | null
  pathname: string
}

const harbourView = { prefix: 'harbour-view', name: 'Harbour View' }
const casaAzul = { prefix: 'casa-azul', name: 'Casa Azul' }

/** The server says what the account may do, and where those work who may not open the property list. */
const known = (permissions: readonly string[], own: readonly object[]): Move => ({
  name: 'it is known what the person may do',
  event: { type: 'access.known', permissions: new Set(permissions), properties: own },
  when: ({ permissions: before }: Known) => before === null,
  actions: [answer(access)],
})

/** Who opens which address of the console; the address bar goes where it is sent. */
const opening = (id: string, as: string, address: string, moves: readonly Move[]): Stage => ({
  id: `console: ${id}`,
  machine: consoleMachine,
  as,
  at: address,
  holds: [access],
  begins: [at(address)],
  context: ['pathname', 'permissions'],
  echo: (_, told) => {
    const asked = told.find(({ type }) => type === 'location.requested')
    return asked ? at(String(asked.to)) : null
  },
  moves,
})

const signedOut = (address: string): Stage => ({
  id: `app: signed out at ${address}`,
  machine: appMachine,
  as: null,
  at: address,
  moves: [],
})

/** Addresses that need a permission, and those that need none. */
export const guardStages: Stage[] = [
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
