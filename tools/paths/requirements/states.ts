import type { Section } from './sentence.ts'

/** Spec section 4. */
export const states: Section = {
  title: '4. States and transitions',
  sentences: [
    {
      id: '4.login.pending',
      text: 'Login pending: loading true; user and error cleared.',
      proof: ['session.signedOut.idle on login.submitted', 'session.signedOut.refused on login.submitted'],
    },
    {
      id: '4.login.success',
      text: 'Login success: loading false; user set to the response.',
      proof: ['session.signedOut.submitting on xstate.done'],
    },
    {
      id: '4.login.failure',
      text: 'Login failure: loading false; user null; error set.',
      proof: ['session.signedOut.submitting on xstate.error'],
      shows: { role: 'alert' },
    },
    {
      id: '4.logout.pending',
      text: 'Logout pending: loading true.',
      proof: ['session.signedIn.leaving.staying on logout.requested'],
    },
    {
      id: '4.logout.success',
      text: 'Logout success: loading false; user null; error null.',
      proof: ['session.signedIn.leaving.loggingOut on xstate.done'],
      shows: { role: 'heading', name: 'Sign in' },
    },
    {
      id: '4.logout.failure',
      text: 'Logout failure: loading false; error set to the message.',
      proof: ['session.signedIn.leaving.loggingOut on xstate.error'],
    },
    {
      id: '4.user.restored',
      text: 'The user can be restored from the stored cookie.',
      proof: [
        'session.restoring on always [hasUser] → session.signedIn',
        'session.signedOut on cookie.changed [isUser]',
      ],
    },
    {
      id: '4.permissions.cleared',
      text: 'Permissions and roles can be cleared.',
      proof: [
        'session.signedIn.leaving.loggingOut on xstate.done',
        'session.signedIn on session.ended',
        'session.signedIn on cookie.changed [isUser] → session.signedIn',
      ],
    },
    {
      id: '4.user.status',
      text: 'User status: 0 Deactivated, 1 Active.',
      proof: [{ call: 'POST v1/login', status: 403 }],
    },
    {
      id: '4.first-time',
      text: 'A user with is_pass_updated 0 must complete a non-closable first-time-login password dialog on entering the layout.',
      proof: ['password.deciding on always [isFirstTime] → password.editing'],
      shows: { role: 'dialog', name: 'Set Your Password' },
    },
    {
      id: '4.first-time.non-closable',
      text: 'The first-time-login password dialog is non-closable.',
      proof: [
        'password.editing on password.closed [guard] → password.closed: no',
        'password.refused on password.closed [isFirstTime]',
      ],
      shows: { role: 'dialog', name: 'Set Your Password' },
    },
    {
      id: '4.password.result',
      text: 'Password dialog moves from form to a result of success or error.',
      proof: ['password.submitting on xstate.done', 'password.submitting on xstate.error'],
    },
    {
      id: '4.property.failed',
      text: "A failed property selection holds an error, default 'Could not set property'.",
      proof: ['property.selecting on xstate.error'],
    },
    {
      id: '4.forced-logout.missing-cookie',
      text: 'A missing cookie forces logout (logout call then cookie removal).',
      proof: ['session.signedIn on cookie.changed → session.signedOut'],
      shows: { role: 'heading', name: 'Sign in' },
    },
    {
      id: '4.forced-logout.token',
      text: 'A 401 with code TOKEN_INVALID_OR_EXPIRED forces logout (logout call then cookie removal).',
      proof: ['session.signedIn on session.ended'],
      shows: { role: 'heading', name: 'Sign in' },
      measuredBy: 'test/e2e/forced-logout.e2e.test.ts',
    },
    {
      id: '4.forced-logout.unauthenticated',
      text: "A 401 with message 'Unauthenticated.' forces logout (logout call then cookie removal).",
      proof: ['session.signedIn on session.ended'],
      shows: { role: 'heading', name: 'Sign in' },
      measuredBy: 'test/e2e/forced-logout.e2e.test.ts',
    },
  ],
}
