import type { ReactNode } from 'react'

/** The export `gallery` of an `X.gallery.tsx` file. */
export interface Gallery {
  title: string
  /** Takes the whole page (layouts, open dialogs): rendered only when requested alone, with `?show=title`. */
  isPage?: boolean
  examples: Readonly<Record<string, () => ReactNode>>
}
