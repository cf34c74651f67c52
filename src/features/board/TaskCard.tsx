import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Avatar } from './Avatar.tsx'
import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import { check, ellipsis, undo } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { CountText } from '../../design/status/CountText.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { statusTone, type StatusTone } from '../../design/status/Status.css.ts'
import {
  card,
  cardMark,
  largeCard,
  line,
  lineText,
  marks as marksStyle,
  marksBesideUndo,
  doneNote,
  note as noteStyle,
  notePlace,
  badgeArea,
  title as titleStyle,
  doneTitle,
  undoLine,
  assigneeArea,
} from './TaskCard.css.ts'
import {
  actionButton,
  doneMarkText,
  doneIcon,
  menu as menuStyle,
  extraButton,
  undoBelow,
  undoButton,
  undoText,
} from './TaskCardButtons.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** An extra mark on a card, such as "Rush": icon and label. */
export interface CardMark {
  icon: string
  label: string
  /** What a short label such as a count means. */
  name?: string
  tone: StatusTone
}

interface CardAction {
  label: string
  /** Full label, starting with the short one: "Start cleaning 101". */
  fullLabel: string
  /** Why the action is denied. The button stays focusable, so that the reason can be read. */
  deniedReason?: string | null
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The result of the last action, shown on the button that ran it. The button stays but does nothing. */
interface CardDone {
  /** The new status: "Cleaning". */
  label: string
  /** Full text: "101 is cleaning". */
  fullLabel: string
  undoLabel: string
  /** What the note of a large card says meanwhile. The note still takes its place, so that no button moves. */
  note?: string | undefined
  onUndo: () => void
}

export interface TaskCardProps {
  /** The room number. */
  name: string
  title: ReactNode
  note: string
  marks?: readonly CardMark[]
  /** The attendant; a null name means nobody. Null if the card doesn't name anyone. */
  assignee: { name: string | null } | null
  /** A wider card with larger targets. */
  isLarge?: boolean | undefined
  /** The next action. */
  action: CardAction | null
  /** Replaces the action and the note until the card moves to another lane. */
  done?: CardDone | null
  /** A second button beside the marks, for what is done at any time: icon, short and full label. */
  extra?: { icon: string; label: string; fullLabel: string; onPress: () => void } | null
  /** The menu button for further actions: passes the anchor of a shared `ActionMenu`. */
  menu: { label: string; isOpen: boolean; onOpen: (anchor: HTMLButtonElement) => void } | null
  /** The change is being saved. */
  isBusy?: boolean
  id?: string
}

/** A task: its subject, the assigned person, a button for the next action, and a menu for the others. */
export function TaskCard(props: TaskCardProps) {
  const { name, title, note, marks = [], assignee, action, done, extra, menu, isBusy, isLarge, id } = props
  const reasonId = useId()
  const height = useRef(0)
  // Beside the button of a large card there is room for Undo, so title and note stay.
  const hasUndoBelow = Boolean(done && isLarge && extra)
  const undoAction = done ? (
    <button
      type="button"
      className={hasUndoBelow ? undoBelow : undoButton}
      aria-label={done.undoLabel}
      title={phrase('housekeeping.undo')}
      onClick={done.onUndo}
    >
      <Icon path={undo} size="s" />
      <span className={undoText}>{phrase('housekeeping.undo')}</span>
    </button>
  ) : null
  const marksLine =
    marks.length > 0 ? (
      <span className={hasUndoBelow ? marksBesideUndo : marksStyle}>
        {marks.map(({ icon, label, name: markName, tone }) => (
          <span key={markName ?? label} className={`${statusTone({ tone })} ${cardMark}`}>
            <Icon path={icon} size="s" />
            <span className={done && !isLarge ? doneMarkText : undefined}>
              <CountText label={label} name={markName} />
            </span>
          </span>
        ))}
      </span>
    ) : null
  return (
    <li
      ref={(element) => {
        // With Undo the second line is shorter. The card keeps its height, so that no card below it moves.
        if (element) element.style.minBlockSize = done && height.current > 0 ? `${height.current}px` : ''
      }}
      id={id}
      className={isLarge ? `${card} ${largeCard}` : card}
      aria-busy={isBusy || undefined}
      onClickCapture={({ currentTarget }) => {
        height.current = currentTarget.getBoundingClientRect().height
      }}
    >
      <span className={badgeArea}>
        <RoomBadge>{name}</RoomBadge>
      </span>
      <span className={done && !hasUndoBelow ? doneTitle : titleStyle}>{title}</span>
      {assignee ? (
        <span className={assigneeArea}>
          <Avatar {...assignee} />
        </span>
      ) : null}
      <span className={line}>
        <span className={lineText}>
          {hasUndoBelow ? (
            <span className={doneNote}>
              <span className={notePlace} aria-hidden>
                {note}
              </span>
              <span>{done?.note}</span>
            </span>
          ) : done ? null : (
            <span className={noteStyle}>{note}</span>
          )}
          {hasUndoBelow ? null : marksLine}
        </span>
        {done || action ? (
          <button
            type="button"
            className={actionButton}
            aria-label={done ? done.fullLabel : action?.fullLabel}
            aria-disabled={done || action?.deniedReason ? true : undefined}
            aria-describedby={!done && action?.deniedReason ? reasonId : undefined}
            title={done ? undefined : (action?.deniedReason ?? undefined)}
            onClick={done ? undefined : action?.onPress}
          >
            {done ? (
              <span className={doneIcon}>
                <Icon path={check} size="s" />
              </span>
            ) : null}
            {done ? done.label : action?.label}
          </button>
        ) : null}
        {hasUndoBelow ? (
          <span className={undoLine}>
            {undoAction}
            {marksLine}
          </span>
        ) : (
          undoAction
        )}
      </span>
      {!done && action?.deniedReason ? (
        <span id={reasonId} className={visuallyHidden}>
          {action.deniedReason}
        </span>
      ) : null}
      {extra ? (
        <button type="button" className={extraButton} aria-label={extra.fullLabel} onClick={extra.onPress}>
          <Icon path={extra.icon} size="s" />
          {extra.label}
        </button>
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
          <Icon path={ellipsis} />
        </button>
      ) : null}
    </li>
  )
}
