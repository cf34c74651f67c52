import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { tooltip } from './BarTooltip.css.ts'

export interface BarTooltipProps {
  id: string
  /** The element of the described bar. */
  anchor: HTMLElement
  children: ReactNode
  onEntered: () => void
  onLeft: () => void
}

/** The tooltip of a bar, below or above it. The pointer may move onto it. */
export function BarTooltip({ id, anchor, children, onEntered, onLeft }: BarTooltipProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const [bar, { width, height }] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()]
    const isBelow = bar.bottom + height + 6 < innerHeight
    element.style.insetBlockStart = `${isBelow ? bar.bottom + 4 : bar.top - height - 4}px`
    element.style.left = `${Math.max(4, Math.min(Math.max(bar.left, 4), innerWidth - width - 4))}px`
  }, [anchor])
  return (
    <div ref={own} id={id} role="tooltip" className={tooltip} onPointerEnter={onEntered} onPointerLeave={onLeft}>
      {children}
    </div>
  )
}
