import { type RefObject, useLayoutEffect, useRef } from 'react'
import { callout } from './BarCallout.css.ts'

interface BarCalloutProps {
  /** The element that contains the bar. */
  body: RefObject<HTMLDivElement | null>
  barId: string
  tone: 'critical' | 'info'
  children: string
}

/** Distances in pixels: between callout and bar, and between callout and window edge. */
const [gap, margin] = [6, 4]

/** The bar's element: the ghost under the pointer first, otherwise the original. */
function barElement(body: HTMLElement | null, barId: string): Element | undefined {
  const drawn = [...(body?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])].filter(
    ({ dataset }) => dataset.bar === barId,
  )
  return drawn.find((bar) => 'ghost' in bar.dataset) ?? drawn[0]
}

/** A text beside a bar: why it can't be dropped there, or which part of it moves. */
export function BarCallout({ body, barId, tone, children }: BarCalloutProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const element = own.current
      const view = body.current?.getBoundingClientRect()
      if (!element || !view) return
      const bar = (barElement(body.current, barId) ?? body.current!).getBoundingClientRect()
      const { width, height } = element.getBoundingClientRect()
      const above = bar.top - height - gap
      const top = above > margin ? above : bar.bottom + gap
      element.style.insetBlockStart = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`
      element.style.left = `${Math.max(margin, Math.min(bar.left, innerWidth - width - margin))}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => removeEventListener('scroll', place, { capture: true })
  })
  return (
    <div ref={own} role={tone === 'critical' ? 'alert' : undefined} className={callout({ tone })}>
      {children}
    </div>
  )
}
