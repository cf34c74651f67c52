import type { Section } from './sentence.ts'

const drawn = ['session.signedIn.console.opening on xstate.done', 'session.signedIn.console.opening on always']

/** Spec section 2, layout. */
export const layout: Section = {
  title: '2. Screens and routes: layout',
  sentences: [
    {
      id: '2.layout.side-menu',
      text: 'Collapsible side menu (collapsed width 50).',
      proof: drawn,
      shows: { role: 'button', name: 'Collapse menu' },
      measuredBy: 'test/e2e/gallery.e2e.test.ts',
    },
    {
      id: '2.layout.greeting',
      text: "With a welcome greeting that uses the user's first name.",
      proof: drawn,
      shows: { role: 'complementary', name: 'Side menu', text: 'Welcome, ' },
    },
    {
      id: '2.layout.footer',
      text: 'Footer with a copyright line and version label 1.0.0-alpha.',
      proof: drawn,
      screenOf: ['app', 'connectivity', 'notices'],
      shows: { role: 'contentinfo', text: '1.0.0-alpha' },
    },
    {
      id: '2.layout.theme',
      text: 'Dark or light theme that follows the system preference.',
      proof: drawn,
      measuredBy: 'test/e2e/accessibility.e2e.test.ts',
    },
    {
      id: '2.layout.loader',
      text: "Full-screen loader text: 'Your content is on its way!'.",
      proof: ['session.signedIn.console.unopened on console.retried', 'access.denied on access.retried'],
      shows: { role: 'status', text: 'Your content is on its way!' },
    },
    {
      id: '2.layout.route-error',
      text: "Unknown route errors show 'Unexpected Application Error!'.",
      proof: ['session.signedIn.console.opening on xstate.error'],
      shows: { role: 'heading', name: 'Unexpected Application Error!' },
    },
  ],
}
