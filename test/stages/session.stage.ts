import { localError } from '../../src/api/api-error.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { cookieDocument } from '../support/cookies.ts'
import { user } from '../support/records.ts'
import {
  button,
  cut,
  demoPassword,
  ends,
  field,
  hold,
  lost,
  password,
  press,
  refuse,
  refused,
  release,
  type,
} from './moves.ts'

const login = 'POST v1/login'
const logout = 'POST v1/logout'
const access = 'GET v1/user_management/access_control/user/permissions'
const code = 'GET assets/console.machine*'

const jarOf = (isStored: boolean) => {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  if (isStored) jar.writeUser(user())
  return jar
}
/** Nothing is behind the sign-in yet, or all of it. */
const codeComing = { loaded: null, load: () => new Promise(() => undefined) }
const codeLoaded = { loaded: consoleMachine, load: () => Promise.resolve(consoleMachine) }

const whileOpen = { in: ['signedIn.console.open'] }

const signingIn: Move[] = [
  {
    name: 'sign in',
    event: { type: 'login.submitted', credentials: { email: 'manager@demo.example', password: demoPassword } },
    actions: [
      type(field('Email'), 'manager@demo.example'),
      type(password('Password'), demoPassword),
      press(button('Sign in')),
    ],
  },
  ends('logIn', login, user()),
  refused('logIn', login, 'wrong credentials'),
  refused('logIn', login, 'deactivated'),
  refused('logIn', login, 'fault of the server'),
  ...lost('logIn', login),
]

const otherTabs: Move[] = [
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

const leaving: Move[] = [
  { name: 'log out', event: { type: 'logout.requested' }, ...whileOpen, actions: [press(button('Logout'))] },
  ends('logOut', logout, 'Logged out'),
  refused('logOut', logout, 'database away'),
  refused('logOut', logout, 'fault of the server'),
  ...lost('logOut', logout),
  {
    name: 'session is over',
    event: { type: 'session.ended', token: null },
    ...whileOpen,
    actions: [hold(access), { do: 'return' }, refuse(access, 'session over'), release(access)],
  },
]

/** Each time the page is opened, the code is asked for once, where the person goes first. */
const beginning: Move = {
  name: 'open the page anew and begin to type',
  event: { type: 'login.begun' },
  in: ['signedOut.idle'],
  actions: [{ do: 'open', address: '/login' }, type(password('Password'), demoPassword)],
}

const renewed = 'token-of-the-new-password'
const own = { role: 'dialog', name: 'Change Password' }

/** A new password makes a new token: the cookie has it at once, and what was asked with the old one is refused late. */
const renewing: Move = {
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
    refuse(access, 'session over'),
    release(access),
  ],
}
const afterRenewing: Echo = (event) => {
  if (event.type === 'user.changed') return { ...event, type: 'cookie.changed', isRenewed: true }
  return event.isRenewed ? { type: 'session.ended', token: 'token-of-before' } : null
}

const opening: Move[] = [
  ends('loadConsole', code, consoleMachine),
  {
    name: 'the code does not arrive',
    event: { failed: 'loadConsole', error: localError('UNREACHABLE') },
    actions: [cut(code)],
  },
  { name: 'try again', event: { type: 'console.retried' }, actions: [press(button('Try again'))] },
]

export const sessionStages: Stage[] = [
  {
    id: 'session: the code is slow',
    machine: sessionMachine,
    as: null,
    at: '/login',
    holds: [login, code],
    hasReloaded: true,
    input: { jar: jarOf(false), consoleCode: codeComing },
    context: ['user'],
    // Once the code is there, it stays: from then on it is the other stage.
    moves: [
      ...[...signingIn, ...otherTabs, ...opening].map((move) => ({
        ...move,
        in: ['signedOut', 'signedIn.console.opening', 'signedIn.console.unopened'],
      })),
      beginning,
    ],
  },
  {
    id: 'session: signed in',
    machine: sessionMachine,
    as: 'manager',
    at: '/hotel-management/properties',
    holds: [login, logout],
    input: { jar: jarOf(true), consoleCode: codeLoaded },
    context: ['user'],
    moves: [...signingIn, ...otherTabs, ...leaving],
  },
  {
    // Apart from the other: afterwards, nobody can sign in with the demonstration's password.
    id: 'session: a new password',
    machine: sessionMachine,
    as: 'manager',
    at: '/under-construction',
    input: { jar: jarOf(true), consoleCode: codeLoaded },
    context: ['user'],
    echo: afterRenewing,
    moves: [renewing],
  },
]
