import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** Text for screen readers only, where sighted users have another cue. With a role it is a live region. */
export const VisuallyHidden = ({
  children,
  id,
  role,
}: {
  children?: ReactNode
  id?: string
  role?: 'status' | 'alert'
}) => (
  <span id={id} role={role} className={visuallyHidden}>
    {children}
  </span>
)
