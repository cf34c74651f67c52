import type { ReactNode } from 'react'
import { circleAlert, circleCheck, info, triangleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { alert, content, type AlertTone } from './Alert.css.ts'

const toneIcons = { critical: circleAlert, warning: triangleAlert, ok: circleCheck, info: info }

export interface AlertProps {
  /** Nothing means no alert now. */
  children?: ReactNode
  tone?: AlertTone
}

/**
 * Says what went wrong, at once (WCAG 4.1.3), with icon and words as well as colour (1.4.1). Keep it mounted, empty,
 * so that its text is an update of a region already known to the screen reader.
 */
export const Alert = ({ children, tone = 'critical' }: AlertProps) => (
  <div role="alert" className={alert({ tone })}>
    {children ? (
      <>
        <Icon path={toneIcons[tone]} />
        <span className={content}>{children}</span>
      </>
    ) : null}
  </div>
)
