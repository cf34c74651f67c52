import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which views axe looks at: the first in `npm test`, all others in `npm run test:further`. */
    views: 'first' | 'further'
  }
}

/** How a page is looked at. */
export interface View {
  theme: 'light' | 'dark'
  /** Of the window, in CSS pixels. */
  width: number
}

const [first, ...further]: [View, ...View[]] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
]

export const views: readonly View[] = inject('views') === 'first' ? [first] : further
