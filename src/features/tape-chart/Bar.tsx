import { memo } from 'react'
import { barText, type TextSpacing } from './bar-text.rules.ts'
import type { PlacedBar } from './layout.rules.ts'
import type { TapeBarKind } from './tape-chart.types.ts'
import { bar as barStyle, labelBackground } from './Bar.css.ts'

/** Sizes that a row passes to its bars, in pixels. */
export interface Scale {
  day: number
  room: number
  height: number
  rem: number
  spacing: TextSpacing
}

export interface BarProps {
  placed: PlacedBar
  lanes: number
  scale: Scale
  canPress: boolean
  /** While dragged: `dragged` is the pale bar at the original place, `ghost` is the bar at the drop target. */
  dragState?: 'dragged' | 'ghost' | undefined
}

/** Maximum distance of a bar from its ends, in pixels. In a narrow column the bar needs the width. */
const maxGap = 2

/**
 * These kinds have their label directly on the bar. The other kinds have a pattern, which would make it hard to read.
 */
export const kindsWithoutPattern = new Set<TapeBarKind>(['in_house', 'reservation', 'departed'])

/** True if both bars look alike: each layout of a row puts its bars into new objects. */
const isSame = ({ placed: a, ...before }: BarProps, { placed: b, ...now }: BarProps) =>
  a.bar === b.bar &&
  a.start === b.start &&
  a.end === b.end &&
  a.lane === b.lane &&
  a.isCutBefore === b.isCutBefore &&
  a.isCutAfter === b.isCutAfter &&
  before.lanes === now.lanes &&
  before.scale === now.scale &&
  before.canPress === now.canPress &&
  before.dragState === now.dragState

/** A bar, for sight and pointer only. Screen readers read the cells beneath it. */
export const Bar = memo(({ placed, lanes, scale, canPress, dragState }: BarProps) => {
  const { bar, start, end, lane, isCutBefore, isCutAfter } = placed
  const gap = Math.min(maxGap, scale.day / 16)
  const [before, after] = [isCutBefore ? 0 : gap, isCutAfter ? 0 : gap]
  const width = (end - start) * scale.day - before - after
  const { fit, text } = barText(bar, width / scale.rem, scale.spacing)
  const label = fit === 'sideways' ? null : text
  const place = (element: HTMLDivElement | null) => {
    if (!element) return
    const height = (scale.height - 10) / lanes
    const left = scale.room + start * scale.day + before
    // A single assignment: up to six thousand bars are placed while scrolling.
    element.style.cssText = `inset-inline-start:${left}px;width:${width}px;top:${4 + lane * height}px;height:${height}px;line-height:${height - 2}px`
  }
  return (
    <div
      ref={place}
      aria-hidden="true"
      className={barStyle({ kind: bar.kind })}
      data-bar={bar.id}
      data-press={canPress || undefined}
      data-fit={fit === 'label' ? undefined : fit}
      data-initials={fit === 'sideways' ? text : undefined}
      data-before={isCutBefore || undefined}
      data-after={isCutAfter || undefined}
      data-resizable={bar.isResizable || undefined}
      data-dragged={dragState === 'dragged' || undefined}
      data-ghost={dragState === 'ghost' || undefined}
    >
      {kindsWithoutPattern.has(bar.kind) ? label : <span className={labelBackground}>{label}</span>}
    </div>
  )
}, isSame)
