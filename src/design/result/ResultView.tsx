import type { ReactNode, Ref } from 'react'
import { actions as actionsStyle, subtitle as subtitleStyle, title as titleStyle, view } from './Result.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ResultViewProps {
  /** A decorative illustration. */
  illustration?: ReactNode
  /** Defaults to the title of the outcome (requirement 8.default-texts). */
  title?: ReactNode
  outcome?: 'success' | 'error'
  subtitle?: ReactNode
  actions?: ReactNode
  /** 1 if the result is the whole page. */
  level?: 1 | 2
  titleRef?: Ref<HTMLHeadingElement>
}

/** The default texts of a result (requirement 8.default-texts). */
const titles = { success: phrase('design.successHeading'), error: phrase('design.errorHeading') }

/** A message in place of content: no permission, not found, failed, empty, offline. */
export function ResultView({
  illustration,
  outcome = 'error',
  title = titles[outcome],
  subtitle,
  actions,
  level = 2,
  titleRef,
}: ResultViewProps) {
  const Tag = `h${level}` as const
  return (
    <div className={view}>
      {illustration}
      <Tag ref={titleRef} tabIndex={-1} className={titleStyle}>
        {title}
      </Tag>
      {subtitle ? <p className={subtitleStyle}>{subtitle}</p> : null}
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
    </div>
  )
}
