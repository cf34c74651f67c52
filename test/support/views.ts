import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The views that axe checks: one in `npm test`, both in `npm run test:further`. */
    views: 'first' | 'both'
  }
}

/** Theme and width of a page. */
export interface View {
  theme: 'light' | 'dark'
  /** Width of the window, in CSS pixels. */
  width: number
}

/** Colours depend on the theme alone, and the layout on the width alone: two views show both themes and both widths. */
const wideAndLight: View = { theme: 'light', width: 1280 }
const narrowAndDark: View = { theme: 'dark', width: 320 }

export const views: readonly View[] = inject('views') === 'first' ? [wideAndLight] : [wideAndLight, narrowAndDark]
