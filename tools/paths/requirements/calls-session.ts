import type { Section } from './sentence.ts'

const loggedIn = 'session.signedOut.submitting on xstate.done'
const loggedOut = 'session.signedIn.leaving.loggingOut on xstate.done'

/** Spec section 7: the shared client and the session's calls. */
export const sessionCalls: Section = {
  title: '7. Calls: shared client and session',
  sentences: [
    {
      id: '7.client.base-path',
      text: 'Shared client: base path {api}.',
      proof: ['access.loading on xstate.done'],
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.content-type',
      text: 'Shared client: default content type multipart/form-data.',
      proof: ['propertyForm.submitting on xstate.done'],
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.app-context',
      text: 'Shared client: header X-App-Context set to hotel_management.',
      proof: ['access.loading on xstate.done'],
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.credentials',
      text: 'Shared client: credentials sent.',
      proof: [loggedIn],
    },
    {
      id: '7.client.bearer',
      text: 'A Bearer token from the session cookie is added to every request.',
      proof: ['access.known.refreshing on xstate.done', 'catalogue.loading on xstate.done'],
    },
    {
      id: '7.login',
      text: 'POST {api}/v1/login, body: credentials.',
      proof: ['session.signedOut.submitting: answered', { call: 'POST v1/login' }],
    },
    {
      id: '7.login.cookie',
      text: 'Response stored as a cookie named user (JSON, 7-day expiry, path /, shared parent domain unless host is localhost).',
      proof: [loggedIn],
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '7.login.token',
      text: 'Token read from the response.',
      proof: [loggedIn],
      measuredBy: 'test/unit/session-reply.test.ts',
    },
    {
      id: '7.logout',
      text: 'POST {api}/v1/logout, no body, Authorization Bearer header with the stored token.',
      proof: ['session.signedIn.leaving.loggingOut: answered', { call: 'POST v1/logout' }],
    },
    {
      id: '7.logout.removes-cookie',
      text: 'Success removes the cookie.',
      proof: [loggedOut],
    },
    {
      id: '7.logout.no-cookie',
      text: "No cookie: returns message 'No user to logout'.",
      proof: [loggedOut, 'notices on announcement.made'],
      measuredBy: 'test/machines/session-end.test.ts',
    },
    {
      id: '7.logout.no-token',
      text: "Cookie without token: cookie removed and returns 'Logged out'.",
      proof: [loggedOut, 'notices on announcement.made'],
      measuredBy: 'test/machines/session-end.test.ts',
    },
    {
      id: '7.responses',
      text: 'Responses are read from the data of each reply.',
      proof: ['access.loading on xstate.done', 'catalogue.loading on xstate.done'],
    },
  ],
}
