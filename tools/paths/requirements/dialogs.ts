import type { Section } from './sentence.ts'

/** Spec section 2, dialogs. */
export const dialogs: Section = {
  title: '2. Screens and routes: dialogs',
  sentences: [
    {
      id: '2.dialog.success',
      text: "Success dialog: default title Success, default subtitle 'All set! Your submission was successful.'",
    },
    {
      id: '2.dialog.error',
      text: "Error dialog: default title Error, default subtitle 'Oops! Something went wrong. Let's try that again.'",
    },
    {
      id: '2.dialog.custom-texts',
      text: 'Both accept a custom title and subtitle.',
    },
    {
      id: '2.dialog.cancel',
      text: 'Both close on cancel and have no footer.',
    },
    {
      id: '2.dialog.illustrations',
      text: 'Result illustrations exist for 403, 404 and 500 states (decorative).',
    },
    {
      id: '2.dialog.password-width',
      text: 'Password dialog (width 500).',
      measuredBy: 'test/e2e/password.e2e.test.ts',
    },
  ],
}
