import type { Section } from './sentence.ts'

/** Spec section 2, layout. */
export const layout: Section = {
  title: '2. Screens and routes: layout',
  sentences: [
    {
      id: '2.layout.side-menu',
      text: 'Collapsible side menu (collapsed width 50).',
      measuredBy: 'test/e2e/gallery.e2e.test.ts',
    },
    {
      id: '2.layout.greeting',
      text: "With a welcome greeting that uses the user's first name.",
    },
    {
      id: '2.layout.footer',
      text: 'Footer with a copyright line and version label 1.0.0-alpha.',
    },
    {
      id: '2.layout.theme',
      text: 'Dark or light theme that follows the system preference.',
      measuredBy: 'test/e2e/accessibility.e2e.test.ts',
    },
    {
      id: '2.layout.loader',
      text: "Full-screen loader text: 'Your content is on its way!'.",
    },
    {
      id: '2.layout.route-error',
      text: "Unknown route errors show 'Unexpected Application Error!'.",
    },
  ],
}
