import { Button } from '../../design/button/Button.tsx'
import { IconButton } from '../../design/button/IconButton.tsx'
import { circleAlert, circleCheck, cross, info, triangleAlert } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { statusTone } from '../../design/status/Status.css.ts'
import { noticesHeightVariable } from '../../design/theme/notices-height.ts'
import { notice, notices as list, message, type NoticeTone } from './NoticeList.css.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Notice {
  id: number
  tone: NoticeTone
  text: string
  /** Label of the notice's one action, such as "Undo". */
  actionLabel?: string | undefined
}

export interface NoticeListProps {
  notices: readonly Notice[]
  onDismiss: (id: number) => void
  onAction?: (id: number) => void
}

const toneIcons = { ok: circleCheck, critical: circleAlert, warning: triangleAlert, info: info }

/**
 * Reserves the notices' height at the bottom of the window, so that they cover neither content nor the focused
 * control (WCAG 2.4.11).
 */
function reserveNoticesHeight(element: HTMLElement | null) {
  if (!element) return undefined
  const { style } = document.documentElement
  const reserve = () => {
    const { top, left } = element.getBoundingClientRect()
    style.setProperty(noticesHeightVariable, `${Math.ceil(innerHeight - top)}px`)
    const focused = document.activeElement?.getBoundingClientRect()
    if (focused && !element.contains(document.activeElement) && focused.bottom > top && focused.right > left)
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  const observer = new ResizeObserver(reserve)
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(noticesHeightVariable)
  }
}

/**
 * The notices in the corner. It only draws: `LiveRegion` announces, and the machine decides how long each notice
 * stays. One with an action stays until it is dismissed (WCAG 2.2.1).
 */
export const NoticeList = ({ notices, onDismiss, onAction }: NoticeListProps) =>
  notices.length === 0 ? null : (
    <section ref={reserveNoticesHeight} aria-label={phrase('shell.notices')} data-notices className={list}>
      {notices.map(({ id, tone, text, actionLabel }) => (
        <div key={id} className={notice({ tone })}>
          <span className={statusTone({ tone })}>
            <Icon path={toneIcons[tone]} />
          </span>
          <span className={message}>{text}</span>
          {actionLabel && onAction ? (
            <Button size="s" onPress={() => onAction(id)}>
              {actionLabel}
            </Button>
          ) : null}
          <IconButton label={phrase('shell.dismiss', { text })} icon={cross} onPress={() => onDismiss(id)} />
        </div>
      ))}
    </section>
  )
