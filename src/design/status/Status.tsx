import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { statusTone, type StatusTone } from './Status.css.ts'

/** A status by icon, text and colour; never by colour alone (WCAG 1.4.1). */
export const Status = ({ tone, icon, children }: { tone: StatusTone; icon: string; children: ReactNode }) => (
  <span className={statusTone({ tone })}>
    <Icon path={icon} /> {children}
  </span>
)
