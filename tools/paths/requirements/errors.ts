import type { Section } from './sentence.ts'

/** Spec section 8. */
export const errors: Section = {
  title: '8. Error catalogue',
  sentences: [
    {
      id: '8.login-401',
      text: "Login 401 shows 'Access denied! Invalid Credentials'.",
      proof: [{ call: 'POST v1/login', status: 401 }],
      shows: { role: 'alert', text: 'Access denied! Invalid Credentials' },
    },
    {
      id: '8.login-403',
      text: "Login 403 shows 'Access denied! Your account is deactivated.'",
      proof: [{ call: 'POST v1/login', status: 403 }],
      shows: { role: 'alert', text: 'Access denied! Your account is deactivated.' },
    },
    {
      id: '8.login-other',
      text: 'Other login failure shows the raw error message.',
      proof: [
        'session.signedOut.submitting: broken on the server',
        'session.signedOut.submitting: timed out',
        'session.signedOut.submitting: no connection',
      ],
      shows: { role: 'alert' },
    },
    {
      id: '8.logout-failure',
      text: "Logout failure shows the message, else 'Logout failed'.",
      proof: ['session.signedIn.leaving.loggingOut on xstate.error', 'notices on notice.given → itself'],
    },
    {
      id: '8.forced-logout',
      text: "401 TOKEN_INVALID_OR_EXPIRED or 'Unauthenticated.' shows the forced logout.",
      proof: ['session.signedIn on session.ended', 'notices on announcement.made'],
    },
    {
      id: '8.password-failure',
      text: "Password change failure shows the server's message field in an error result with a Close button.",
      proof: ['password.submitting on xstate.error'],
      shows: { role: 'button', name: 'Close' },
    },
    {
      id: '8.password-success',
      text: "Password change success shows the title 'User Password Updated', the text 'Successfully Applied Changes!' and the button 'Okay, thanks!'.",
      proof: ['password.submitting on xstate.done'],
      shows: { role: 'button', name: 'Okay, thanks!' },
    },
    {
      id: '8.property-failure',
      text: "Property selection failure shows the server's error field, else message, else 'Could not set property'.",
      proof: ['property.selecting on xstate.error'],
      measuredBy: 'test/e2e/guards.e2e.test.ts',
    },
    {
      id: '8.route-errors',
      text: "Route errors show 'Unexpected Application Error!'.",
      proof: ['session.signedIn.console.opening on xstate.error'],
      shows: { role: 'heading', name: 'Unexpected Application Error!' },
    },
    {
      id: '8.default-texts',
      text: "Default result texts are 'Success!' and 'Cannot complete request.'",
      proof: ['access.loading on xstate.error', 'notices on notice.given [isGood]'],
    },
  ],
}
