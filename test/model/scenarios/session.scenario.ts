import { localError } from '../../../src/api/api-error.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { createCookieJar } from '../../../src/machines/session/cookie-jar.ts'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { StoredUser } from '../../../src/api/contract/session.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { cookieDocument } from '../../support/cookies.ts'
import { user } from '../../support/records.ts'
import {
  button,
  cut,
  demoPassword,
  succeeds,
  field,
  hold,
  connectionFailures,
  password,
  press,
  refuseWith,
  failsWith,
  release,
  type,
} from './steps.ts'

const login = 'POST v1/login'
const logout = 'POST v1/logout'
const access = 'GET v1/user_management/access_control/user/permissions'
const code = 'GET assets/shell.machine*'

const jarOf = (isStored: boolean) => {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  if (isStored) jar.writeUser(user())
  return jar
}
/** The code behind the sign-in: loading, or loaded. */
const codeComing = { loaded: null, load: () => new Promise(() => undefined) }
const codeLoaded = { loaded: shellMachine, load: () => Promise.resolve(shellMachine) }

const whileOpen = { in: ['signedIn.shell.open'] }

const signingIn: ScenarioStep[] = [
  {
    name: 'sign in',
    event: { type: 'login.submitted', credentials: { email: 'manager@demo.example', password: demoPassword } },
    actions: [
      type(field('Email'), 'manager@demo.example'),
      type(password('Password'), demoPassword),
      press(button('Sign in')),
    ],
  },
  succeeds('logIn', login, user()),
  failsWith('logIn', login, 'wrong credentials'),
  failsWith('logIn', login, 'deactivated'),
  failsWith('logIn', login, 'fault of the server'),
  ...connectionFailures('logIn', login),
]

const otherTabs: ScenarioStep[] = [
  {
    name: 'signed out in another tab',
    event: { type: 'cookie.changed', user: null },
    when: ({ user: own }: { user: StoredUser | null }) => own !== null,
    actions: [{ do: 'otherTab', signsIn: null }],
  },
  {
    name: 'somebody else signed in in another tab',
    event: { type: 'cookie.changed', user: user({ token: 'other' }) },
    when: ({ user: own }: { user: StoredUser | null }) => own?.token !== 'other',
    actions: [{ do: 'otherTab', signsIn: 'frontdesk' }],
  },
]

const leaving: ScenarioStep[] = [
  { name: 'log out', event: { type: 'logout.requested' }, ...whileOpen, actions: [press(button('Logout'))] },
  succeeds('logOut', logout, 'Logged out'),
  failsWith('logOut', logout, 'database away'),
  failsWith('logOut', logout, 'fault of the server'),
  ...connectionFailures('logOut', logout),
  {
    name: 'session is over',
    event: { type: 'session.ended', token: null },
    ...whileOpen,
    actions: [hold(access), { do: 'return' }, refuseWith(access, 'session over'), release(access)],
  },
]

/** Each time the page opens, the code is requested once, on the user's first action. */
const beginning: ScenarioStep = {
  name: 'open the page anew and begin to type',
  event: { type: 'login.begun' },
  in: ['signedOut.idle'],
  actions: [{ do: 'open', address: '/login' }, type(password('Password'), demoPassword)],
}

const renewed = 'token-of-the-new-password'
const own = { role: 'dialog', name: 'Change Password' }

/** A new password gives a new token. The cookie has it at once, and a call with the old one is rejected late. */
const renewing: ScenarioStep = {
  name: 'change the password while a call is on its way',
  event: { type: 'user.changed', user: user({ token: renewed }) },
  when: ({ user: known }: { user: StoredUser | null }) => known?.token !== renewed,
  actions: [
    hold(access),
    { do: 'return' },
    press(button('Change Password')),
    type(password('Current password', own), demoPassword),
    type(password('New password', own), 'Harbour-2027!'),
    type(password('Confirm password', own), 'Harbour-2027!'),
    press(button('Update', own)),
    press(button('Okay, thanks!')),
    refuseWith(access, 'session over'),
    release(access),
  ],
}
const afterRenewing: NeighbourResponse = (event) => {
  if (event.type === 'user.changed') return { ...event, type: 'cookie.changed', isRenewed: true }
  return event.isRenewed ? { type: 'session.ended', token: 'token-of-before' } : null
}

const opening: ScenarioStep[] = [
  succeeds('loadShell', code, shellMachine),
  {
    name: 'the code does not arrive',
    event: { failed: 'loadShell', error: localError('UNREACHABLE') },
    actions: [cut(code)],
  },
  { name: 'try again', event: { type: 'shell.retried' }, actions: [press(button('Try again'))] },
]

export const sessionScenarios: Scenario[] = [
  {
    id: 'session: the code is slow',
    machine: sessionMachine,
    account: null,
    address: '/login',
    heldCalls: [login, code],
    hasReloaded: true,
    input: { jar: jarOf(false), shellCode: codeComing },
    contextKey: ['user'],
    // Once the code has loaded it stays, which is the other scenario.
    steps: [
      ...[...signingIn, ...otherTabs, ...opening].map((step) => ({
        ...step,
        in: ['signedOut', 'signedIn.shell.opening', 'signedIn.shell.loadFailed'],
      })),
      beginning,
    ],
  },
  {
    id: 'session: signed in',
    machine: sessionMachine,
    account: 'manager',
    address: '/hotel-management/properties',
    heldCalls: [login, logout],
    input: { jar: jarOf(true), shellCode: codeLoaded },
    contextKey: ['user'],
    steps: [...signingIn, ...otherTabs, ...leaving],
  },
  {
    // Separate, because afterwards nobody can sign in with the demo password.
    id: 'session: a new password',
    machine: sessionMachine,
    account: 'manager',
    address: '/under-construction',
    input: { jar: jarOf(true), shellCode: codeLoaded },
    contextKey: ['user'],
    neighbours: afterRenewing,
    steps: [renewing],
  },
]
