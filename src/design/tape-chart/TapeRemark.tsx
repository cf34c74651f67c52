import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { remark } from './TapeBar.css.ts'

export interface TapeRemarkProps {
  id: string
  /** The bar it is on. */
  beside: HTMLElement
  children: ReactNode
  onEntered: () => void
  onLeft: () => void
}

/** What a bar has to say, under it or above; the pointer may rest on it. */
export function TapeRemark({ id, beside, children, onEntered, onLeft }: TapeRemarkProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const [bar, { width, height }] = [beside.getBoundingClientRect(), element.getBoundingClientRect()]
    const isBelow = bar.bottom + height + 6 < innerHeight
    element.style.insetBlockStart = `${isBelow ? bar.bottom + 4 : bar.top - height - 4}px`
    element.style.insetInlineStart = `${Math.max(4, Math.min(Math.max(bar.left, 4), innerWidth - width - 4))}px`
  }, [beside])
  return (
    <div ref={own} id={id} role="tooltip" className={remark} onPointerEnter={onEntered} onPointerLeave={onLeft}>
      {children}
    </div>
  )
}
