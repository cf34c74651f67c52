import type { ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import { inlineLoader, loader } from './Loader.css.ts'

/** A loading message over the whole screen. */
export const Loader = ({ children }: { children: ReactNode }) => (
  <div role="status" className={loader}>
    <Spinner />
    {children}
  </div>
)

/** A loading message for a part of the page. */
export const InlineLoader = ({ children }: { children: ReactNode }) => (
  <div role="status" className={inlineLoader}>
    <Spinner />
    {children}
  </div>
)
