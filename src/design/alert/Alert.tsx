import type { ReactNode } from 'react'
import { circleAlert, circleCheck, info, triangleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { alert, flexible, type AlertTone } from './Alert.css.ts'

const pictures = { bad: circleAlert, warn: triangleAlert, ok: circleCheck, busy: info }

export interface AlertProps {
  /** Nothing means no alert now. */
  children?: ReactNode
  tone?: AlertTone
}

/**
 * Says what went wrong, at once (WCAG 4.1.3), with icon and words as well as colour (1.4.1). Keep it mounted, empty,
 * so that its text is an update of a region already known to the screen reader.
 */
export const Alert = ({ children, tone = 'bad' }: AlertProps) => (
  <div role="alert" className={alert({ tone })}>
    {children ? (
      <>
        <Icon of={pictures[tone]} />
        <span className={flexible}>{children}</span>
      </>
    ) : null}
  </div>
)
