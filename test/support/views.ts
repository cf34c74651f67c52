import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The views that axe checks: the first in `npm test`, all others in `npm run test:further`. */
    views: 'first' | 'further'
  }
}

/** Theme and width of a page. */
export interface View {
  theme: 'light' | 'dark'
  /** Width of the window, in CSS pixels. */
  width: number
}

const [first, ...further]: [View, ...View[]] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
]

export const views: readonly View[] = inject('views') === 'first' ? [first] : further
