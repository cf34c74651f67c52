import { memo } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as icons from '../icon/icons.css.ts'
import { isFitting, type PlacedBar } from './layout.rules.ts'
import type { TapeBarKind } from './tape.ts'
import { bar as barStyle, tab } from './TapeBar.css.ts'
import { writtenOf } from './words.rules.ts'

export const kindIcons: Record<TapeBarKind, string> = {
  in_house: icons.bed,
  reservation: icons.user,
  departed: icons.signOut,
  out_of_order: icons.outOfOrder,
  out_of_service: icons.outOfService,
  internal_use: icons.internalUse,
  hold: icons.hold,
  out_of_inventory: icons.outOfInventory,
}

/** What a row tells its bars of its size, in pixels. */
export interface Scale {
  day: number
  room: number
  height: number
  rem: number
}

export interface BarProps {
  placed: PlacedBar
  lanes: number
  scale: Scale
  canPress: boolean
  /** In the hand: left pale where it was, or drawn where it would lie. */
  part?: 'away' | 'ghost' | undefined
}

const gap = 2

/** One bar. The cells under it speak for it, so it is only for the eye and the pointer. */
export const Bar = memo(({ placed, lanes, scale, canPress, part }: BarProps) => {
  const { bar, start, end, lane, isCutBefore, isCutAfter } = placed
  const [before, after] = [isCutBefore ? 0 : gap, isCutAfter ? 0 : gap]
  const width = (end - start) * scale.day - before - after
  const written = writtenOf(bar)
  const place = (element: HTMLDivElement | null) => {
    if (!element) return
    const height = (scale.height - 10) / lanes
    const { style } = element
    style.insetInlineStart = `${scale.room + start * scale.day + before}px`
    style.inlineSize = `${width}px`
    style.insetBlockStart = `${4 + lane * height}px`
    style.blockSize = `${height}px`
    style.lineHeight = `${height - 2}px`
  }
  return (
    <div
      ref={place}
      aria-hidden="true"
      className={barStyle({ kind: bar.kind })}
      data-bar={bar.id}
      data-press={canPress || undefined}
      data-before={isCutBefore || undefined}
      data-after={isCutAfter || undefined}
      data-ends={bar.isResizable || undefined}
      data-away={part === 'away' || undefined}
      data-ghost={part === 'ghost' || undefined}
    >
      <span className={tab} data-fits={isFitting(written, width, scale.rem) || undefined}>
        <Icon of={kindIcons[bar.kind]} size="s" /> {written}
      </span>
    </div>
  )
})
