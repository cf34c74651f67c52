import type { ReactNode } from 'react'

/** What an `X.gallery.tsx` exports as `gallery`. */
export interface Gallery {
  title: string
  /** Takes the whole page (layouts, open dialogs): drawn only when asked for alone, `?show=title`. */
  isPage?: boolean
  examples: Readonly<Record<string, () => ReactNode>>
}
