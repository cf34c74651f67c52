import type { Section } from './sentence.ts'

/** Spec section 7: the shared client and the session's calls. */
export const sessionCalls: Section = {
  title: '7. Calls: shared client and session',
  sentences: [
    {
      id: '7.client.base-path',
      text: 'Shared client: base path {api}.',
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.content-type',
      text: 'Shared client: default content type multipart/form-data.',
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.app-context',
      text: 'Shared client: header X-App-Context set to hotel_management.',
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '7.client.credentials',
      text: 'Shared client: credentials sent.',
    },
    {
      id: '7.client.bearer',
      text: 'A Bearer token from the session cookie is added to every request.',
    },
    {
      id: '7.login',
      text: 'POST {api}/v1/login, body: credentials.',
    },
    {
      id: '7.login.cookie',
      text: 'Response stored as a cookie named user (JSON, 7-day expiry, path /, shared parent domain unless host is localhost).',
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '7.login.token',
      text: 'Token read from the response.',
      measuredBy: 'test/unit/session-reply.test.ts',
    },
    {
      id: '7.logout',
      text: 'POST {api}/v1/logout, no body, Authorization Bearer header with the stored token.',
    },
    {
      id: '7.logout.removes-cookie',
      text: 'Success removes the cookie.',
    },
    {
      id: '7.logout.no-cookie',
      text: "No cookie: returns message 'No user to logout'.",
      measuredBy: 'test/machines/session-end.test.ts',
    },
    {
      id: '7.logout.no-token',
      text: "Cookie without token: cookie removed and returns 'Logged out'.",
      measuredBy: 'test/machines/session-end.test.ts',
    },
    {
      id: '7.responses',
      text: 'Responses are read from the data of each reply.',
    },
  ],
}
