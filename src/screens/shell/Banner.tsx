import type { ReactNode } from 'react'
import { Icon } from '../../design/icon/Icon.tsx'
import { banner, type BannerTone } from './Banner.css.ts'

export interface BannerProps {
  tone?: BannerTone
  icon?: string
  /** No children: no banner is shown. Keep it mounted so that new text is announced (WCAG 4.1.3). */
  children?: ReactNode
  /** A button, such as "Cancel" or "Retry". */
  action?: ReactNode
}

/** A message about the whole page, across its top: offline, slow, read only. */
export const Banner = ({ tone = 'warning', icon, children, action }: BannerProps) => (
  <div role="status" className={banner({ tone })}>
    {children ? (
      <>
        {icon ? <Icon path={icon} /> : null}
        <span>{children}</span>
        {action}
      </>
    ) : null}
  </div>
)
