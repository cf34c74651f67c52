import type { Section } from './sentence.ts'

/** Spec section 2, dialogs. */
export const dialogs: Section = {
  title: '2. Screens and routes: dialogs',
  sentences: [
    {
      id: '2.dialog.success',
      text: "Success dialog: default title Success, default subtitle 'All set! Your submission was successful.'",
      proof: ['correction.done', 'password.updated'],
    },
    {
      id: '2.dialog.error',
      text: "Error dialog: default title Error, default subtitle 'Oops! Something went wrong. Let's try that again.'",
      proof: ['password.refused'],
      shows: { role: 'heading', name: 'Error' },
    },
    {
      id: '2.dialog.custom-texts',
      text: 'Both accept a custom title and subtitle.',
      proof: ['correction.done', 'password.updated'],
    },
    {
      id: '2.dialog.cancel',
      text: 'Both close on cancel and have no footer.',
      proof: [
        'correction.done on correction.closed',
        'password.updated on password.closed',
        'password.refused on password.closed',
      ],
    },
    {
      id: '2.dialog.illustrations',
      text: 'Result illustrations exist for 403, 404 and 500 states (decorative).',
      proof: ['console.judging on always [isElsewhere]', 'property.failed'],
    },
    {
      id: '2.dialog.password-width',
      text: 'Password dialog (width 500).',
      proof: ['password.closed on password.opened', 'password.deciding on always [isFirstTime]'],
      measuredBy: 'test/e2e/password.e2e.test.ts',
    },
  ],
}
