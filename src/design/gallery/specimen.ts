import type { ReactNode } from 'react'

/** What an `X.gallery.tsx` exports as `gallery`. */
export interface Gallery {
  title: string
  specimens: Readonly<Record<string, () => ReactNode>>
}
