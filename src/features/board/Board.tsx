import { Children, useId, type ReactNode } from 'react'
import { Icon } from '../../design/icon/Icon.tsx'
import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import {
  board,
  boardFrame,
  cards,
  empty,
  lane,
  laneCount,
  laneHead,
  more as moreStyle,
  type LaneTone,
} from './Board.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** `Lane` elements side by side; on a phone one list, each lane under its heading. */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className={boardFrame}>
    <div className={board}>{children}</div>
  </div>
)

export interface LaneProps {
  title: string
  icon: string
  tone: LaneTone
  /** Number of cards that belong here, including those not rendered. */
  count: number
  /** The count with what is counted: "3 rooms". */
  countText: string
  /** Number of cards not rendered yet, and a handler to show more. */
  remaining?: { count: number; onMore: () => void } | undefined
  /** Text of an empty lane. */
  emptyText?: string
  /** Called when a pointer other than touch leaves the lane. */
  onPointerLeave?: () => void
  /** `TaskCard` elements. */
  children?: ReactNode
}

/** A column of a board: a heading with a list beneath it. */
export function Lane({
  title,
  icon,
  tone,
  count,
  countText,
  remaining,
  emptyText = phrase('housekeeping.none'),
  onPointerLeave,
  children,
}: LaneProps) {
  const id = useId()
  return (
    <section
      className={lane}
      aria-labelledby={id}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : onPointerLeave?.())}
    >
      <h2 id={id} className={laneHead({ tone })}>
        <Icon path={icon} />
        <span>
          {title}
          <span className={visuallyHidden}>{`, ${countText}`}</span>
        </span>
        <span className={laneCount} aria-hidden>
          {count}
        </span>
      </h2>
      {count === 0 && Children.count(children) === 0 ? (
        <p className={empty}>{emptyText}</p>
      ) : (
        <ul className={cards}>{children}</ul>
      )}
      {remaining && remaining.count > 0 ? (
        <button type="button" className={moreStyle} onClick={remaining.onMore}>
          <span aria-hidden>{phrase('housekeeping.more', { count: remaining.count })}</span>
          <span className={visuallyHidden}>
            {phrase('housekeeping.moreInLane', { count: remaining.count, lane: title })}
          </span>
        </button>
      ) : null}
    </section>
  )
}
