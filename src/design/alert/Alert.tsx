import type { ReactNode, Ref } from 'react'
import { circleAlert, circleCheck, info, triangleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { alert, content, type AlertTone } from './Alert.css.ts'

const toneIcons = { critical: circleAlert, warning: triangleAlert, ok: circleCheck, info: info }

export interface AlertProps {
  /** No children: no alert is shown. */
  children?: ReactNode
  tone?: AlertTone
  ref?: Ref<HTMLDivElement>
}

/**
 * Shows and announces an error at once (WCAG 4.1.3), with icon and text as well as colour (1.4.1). Keep it mounted
 * while empty: screen readers announce changes only in regions they already know.
 */
export const Alert = ({ children, tone = 'critical', ref }: AlertProps) => (
  <div ref={ref} role="alert" className={alert({ tone })}>
    {children ? (
      <>
        <Icon path={toneIcons[tone]} />
        <span className={content}>{children}</span>
      </>
    ) : null}
  </div>
)
