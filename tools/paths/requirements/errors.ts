import type { Section } from './sentence.ts'

/** Spec section 8. */
export const errors: Section = {
  title: '8. Error catalogue',
  sentences: [
    {
      id: '8.login-401',
      text: "Login 401 shows 'Access denied! Invalid Credentials'.",
    },
    {
      id: '8.login-403',
      text: "Login 403 shows 'Access denied! Your account is deactivated.'",
    },
    {
      id: '8.login-other',
      text: 'Other login failure shows the raw error message.',
    },
    {
      id: '8.logout-failure',
      text: "Logout failure shows the message, else 'Logout failed'.",
    },
    {
      id: '8.forced-logout',
      text: "401 TOKEN_INVALID_OR_EXPIRED or 'Unauthenticated.' shows the forced logout.",
    },
    {
      id: '8.password-failure',
      text: "Password change failure shows the server's message field in an error result with a Close button.",
    },
    {
      id: '8.password-success',
      text: "Password change success shows the title 'User Password Updated', the text 'Successfully Applied Changes!' and the button 'Okay, thanks!'.",
    },
    {
      id: '8.property-failure',
      text: "Property selection failure shows the server's error field, else message, else 'Could not set property'.",
      measuredBy: 'test/e2e/guards.e2e.test.ts',
    },
    {
      id: '8.route-errors',
      text: "Route errors show 'Unexpected Application Error!'.",
    },
    {
      id: '8.default-texts.success',
      text: "The default text of a result that is a success is 'Success!'.",
    },
    {
      id: '8.default-texts.failure',
      text: "The default text of a result that is a failure is 'Cannot complete request.'.",
    },
  ],
}
