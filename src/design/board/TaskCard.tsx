import { useId, type ReactNode } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { ellipsis } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Plate } from '../status/Plate.tsx'
import { statusTone, type StatusTone } from '../status/Status.css.ts'
import {
  act,
  card,
  cardMark,
  marks as marksStyle,
  menu as menuStyle,
  note as noteStyle,
  plateArea,
  title as titleStyle,
  whoArea,
} from './TaskCard.css.ts'

/** What is told of it besides, as "Rush": icon and word. */
export interface CardMark {
  icon: string
  label: string
  tone: StatusTone
}

export interface CardAction {
  label: string
  /** The whole of it, which begins with the label: "Start cleaning 101". */
  fullLabel: string
  /** Why it cannot be done now; it stays reachable, so that this can be read. */
  refusal?: string | null
  onPress: () => void
}

export interface TaskCardProps {
  /** What it is about: the number on the door. */
  name: string
  title: ReactNode
  note: string
  marks?: readonly CardMark[]
  /** Whose work it is; null is nobody's. */
  who: { role: string; name: string | null }
  /** The one next thing to do. */
  action: CardAction | null
  /** The button of all else: gives the anchor of a shared `ActionMenu`. */
  menu: { label: string; isOpen: boolean; onOpen: (anchor: HTMLButtonElement) => void } | null
  /** On its way to the server. */
  isBusy?: boolean
}

/** One thing to do: what it is, who does it, the next step under the thumb, and a menu for the rest. */
export function TaskCard({ name, title, note, marks = [], who, action, menu, isBusy }: TaskCardProps) {
  const id = useId()
  return (
    <li className={card} aria-busy={isBusy || undefined}>
      <span className={plateArea}>
        <Plate>{name}</Plate>
      </span>
      <span className={titleStyle}>{title}</span>
      <span className={whoArea}>
        <Avatar {...who} />
      </span>
      <span className={noteStyle}>{note}</span>
      {marks.length > 0 ? (
        <span className={marksStyle}>
          {marks.map(({ icon, label, tone }) => (
            <span key={label} className={`${statusTone({ tone })} ${cardMark}`}>
              <Icon of={icon} size="s" />
              {label}
            </span>
          ))}
        </span>
      ) : null}
      {action ? (
        <button
          type="button"
          className={act}
          aria-label={action.fullLabel}
          aria-disabled={action.refusal ? true : undefined}
          aria-describedby={action.refusal ? id : undefined}
          title={action.refusal ?? undefined}
          onClick={action.onPress}
        >
          {action.label}
        </button>
      ) : null}
      {action?.refusal ? (
        <span id={id} className={visuallyHidden}>
          {action.refusal}
        </span>
      ) : null}
      {menu ? (
        <button
          type="button"
          className={menuStyle}
          aria-label={menu.label}
          aria-haspopup="menu"
          aria-expanded={menu.isOpen}
          onClick={(event) => menu.onOpen(event.currentTarget)}
        >
          <Icon of={ellipsis} />
        </button>
      ) : null}
    </li>
  )
}
