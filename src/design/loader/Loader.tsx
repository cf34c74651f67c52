import type { ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import { inlineLoader, loader } from './Loader.css.ts'

/** Covers the screen while there is nothing to show yet. */
export const Loader = ({ children }: { children: ReactNode }) => (
  <div role="status" className={loader}>
    <Spinner />
    {children}
  </div>
)

/** The same for a part of the page. */
export const InlineLoader = ({ children }: { children: ReactNode }) => (
  <div role="status" className={inlineLoader}>
    <Spinner />
    {children}
  </div>
)
