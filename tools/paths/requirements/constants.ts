import type { Section } from './sentence.ts'

const opened = ['session.signedIn.console.opening on xstate.done', 'session.signedIn.console.opening on always']

/** Spec section 9. Other limits are not shown. */
export const constants: Section = {
  title: '9. Business constants and limits',
  sentences: [
    {
      id: '9.session-cookie',
      text: 'Session cookie lifetime 7 days.',
      proof: ['session.signedOut.submitting on xstate.done', 'session.signedIn on user.changed'],
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '9.property-cookie',
      text: 'Selected property cookie 7 days.',
      proof: ['property.selecting on xstate.done'],
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '9.password-length',
      text: 'Minimum password length 8.',
      proof: ['password.editing on password.submitted [isComplete] → password.submitting: no'],
      measuredBy: 'test/unit/password-rules.test.ts',
    },
    {
      id: '9.default-page',
      text: 'Default page 1.',
      proof: [
        'propertyList.typing.pausing on xstate.after.typingPause',
        'propertyList.rows.loading on xstate.done.actor.0.propertyList.rows.loading [isPastEnd]',
      ],
      measuredBy: 'test/unit/paths.test.ts',
    },
    {
      id: '9.stale-time',
      text: 'Permissions stale time 0.',
      proof: ['access.known.fresh on access.refreshed'],
    },
    {
      id: '9.bookable-status',
      text: "Bookable status default 'all'.",
      proof: ['propertyList.rows on list.shown'],
      measuredBy: 'test/unit/paths.test.ts',
    },
    {
      id: '9.status-codes',
      text: 'Status codes 0 and 1.',
      proof: [
        'propertyBulk.submitting on xstate.done',
        { call: 'POST v1/hotel_management/properties/update_property_status' },
      ],
    },
    {
      id: '9.version',
      text: 'Version label 1.0.0-alpha.',
      proof: opened,
      shows: { role: 'contentinfo', text: '1.0.0-alpha' },
    },
    {
      id: '9.menu-width',
      text: 'Side menu collapsed width 50.',
      proof: opened,
      measuredBy: 'test/e2e/gallery.e2e.test.ts',
    },
    {
      id: '9.password-width',
      text: 'Password dialog width 500.',
      proof: ['password.closed on password.opened'],
      measuredBy: 'test/e2e/password.e2e.test.ts',
    },
  ],
}
