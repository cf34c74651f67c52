import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { circleAlert, circleCheck, cross, info, triangleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { statusTone } from '../status/Status.css.ts'
import { notice, notices as list, words, type NoticeTone } from './Notice.css.ts'

export interface Notice {
  id: number
  tone: NoticeTone
  text: string
  /** One thing that can be done about it, as "Undo". */
  actionLabel?: string | undefined
}

export interface NoticeListProps {
  notices: readonly Notice[]
  onDismiss: (id: number) => void
  onAction?: (id: number) => void
}

const pictures = { ok: circleCheck, bad: circleAlert, warn: triangleAlert, busy: info }

/**
 * What has happened, in the corner. Drawing only: `LiveRegion` speaks, and the machine decides how long each stays
 * (one with an action stays until it is dismissed, WCAG 2.2.1).
 */
export const NoticeList = ({ notices, onDismiss, onAction }: NoticeListProps) =>
  notices.length === 0 ? null : (
    <section aria-label="Notices" className={list}>
      {notices.map(({ id, tone, text, actionLabel }) => (
        <div key={id} className={notice({ tone })}>
          <span className={statusTone({ tone })}>
            <Icon of={pictures[tone]} />
          </span>
          <span className={words}>{text}</span>
          {actionLabel && onAction ? (
            <Button size="s" onPress={() => onAction(id)}>
              {actionLabel}
            </Button>
          ) : null}
          <IconButton label={`Dismiss: ${text}`} icon={cross} onPress={() => onDismiss(id)} />
        </div>
      ))}
    </section>
  )
