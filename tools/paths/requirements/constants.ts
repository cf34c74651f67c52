import type { Section } from './sentence.ts'

/** Spec section 9. Other limits are not shown. */
export const constants: Section = {
  title: '9. Business constants and limits',
  sentences: [
    {
      id: '9.session-cookie',
      text: 'Session cookie lifetime 7 days.',
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '9.property-cookie',
      text: 'Selected property cookie 7 days.',
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '9.password-length',
      text: 'Minimum password length 8.',
      measuredBy: 'test/unit/password-rules.test.ts',
    },
    {
      id: '9.default-page',
      text: 'Default page 1.',
      measuredBy: 'test/unit/paths.test.ts',
    },
    {
      id: '9.stale-time',
      text: 'Permissions stale time 0.',
    },
    {
      id: '9.bookable-status',
      text: "Bookable status default 'all'.",
      measuredBy: 'test/unit/paths.test.ts',
    },
    {
      id: '9.status-codes',
      text: 'Status codes 0 and 1.',
    },
    {
      id: '9.version',
      text: 'Version label 1.0.0-alpha.',
    },
    {
      id: '9.menu-width',
      text: 'Side menu collapsed width 50.',
      measuredBy: 'test/e2e/gallery.e2e.test.ts',
    },
    {
      id: '9.password-width',
      text: 'Password dialog width 500.',
      measuredBy: 'test/e2e/password.e2e.test.ts',
    },
  ],
}
