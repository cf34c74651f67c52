import type { Section } from './sentence.ts'

/** Spec section 4. */
export const states: Section = {
  title: '4. States and transitions',
  sentences: [
    {
      id: '4.login.pending',
      text: 'Login pending: loading true; user and error cleared.',
    },
    {
      id: '4.login.success',
      text: 'Login success: loading false; user set to the response.',
    },
    {
      id: '4.login.failure',
      text: 'Login failure: loading false; user null; error set.',
    },
    {
      id: '4.logout.pending',
      text: 'Logout pending: loading true.',
    },
    {
      id: '4.logout.success',
      text: 'Logout success: loading false; user null; error null.',
    },
    {
      id: '4.logout.failure',
      text: 'Logout failure: loading false; error set to the message.',
    },
    {
      id: '4.user.restored',
      text: 'The user can be restored from the stored cookie.',
    },
    {
      id: '4.permissions.cleared',
      text: 'Permissions and roles can be cleared.',
    },
    {
      id: '4.user.status',
      text: 'User status: 0 Deactivated, 1 Active.',
    },
    {
      id: '4.first-time',
      text: 'A user with is_pass_updated 0 must complete a non-closable first-time-login password dialog on entering the layout.',
    },
    {
      id: '4.first-time.non-closable',
      text: 'The first-time-login password dialog is non-closable.',
    },
    {
      id: '4.password.result',
      text: 'Password dialog moves from form to a result of success or error.',
    },
    {
      id: '4.property.failed',
      text: "A failed property selection holds an error, default 'Could not set property'.",
    },
    {
      id: '4.forced-logout.missing-cookie',
      text: 'A missing cookie forces logout (logout call then cookie removal).',
    },
    {
      id: '4.forced-logout.token',
      text: 'A 401 with code TOKEN_INVALID_OR_EXPIRED forces logout (logout call then cookie removal).',
      measuredBy: 'test/e2e/forced-logout.e2e.test.ts',
    },
    {
      id: '4.forced-logout.unauthenticated',
      text: "A 401 with message 'Unauthenticated.' forces logout (logout call then cookie removal).",
      measuredBy: 'test/e2e/forced-logout.e2e.test.ts',
    },
  ],
}
