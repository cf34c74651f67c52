import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { sentence, statusTone, type StatusTone } from './Status.css.ts'

interface StatusProps {
  tone: StatusTone
  icon: string
  /** A whole sentence wraps; a word or two stay on one line. */
  isSentence?: boolean
  children: ReactNode
}

/** A status by icon, text and colour; never by colour alone (WCAG 1.4.1). */
export const Status = ({ tone, icon, isSentence, children }: StatusProps) => (
  <span className={isSentence ? `${statusTone({ tone })} ${sentence}` : statusTone({ tone })}>
    <Icon path={icon} /> {children}
  </span>
)
