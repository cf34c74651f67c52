import { type RefObject, useLayoutEffect, useRef } from 'react'
import { callout } from './Bar.css.ts'

interface BarCalloutProps {
  /** Where the bar is drawn. */
  body: RefObject<HTMLDivElement | null>
  barId: string
  tone: 'refusal' | 'note'
  children: string
}

/** What lies between the callout and its bar, and between it and the edge of the window, in pixels. */
const [gap, margin] = [6, 4]

/** The bar in the hand before the one it was lifted from. */
function barElement(body: HTMLElement | null, barId: string): Element | undefined {
  const drawn = [...(body?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])].filter(
    ({ dataset }) => dataset.bar === barId,
  )
  return drawn.find((bar) => 'ghost' in bar.dataset) ?? drawn[0]
}

/** Words beside a bar for as long as they matter: why it could not be dropped there, or what moves of it. */
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
      element.style.insetInlineStart = `${Math.max(margin, Math.min(bar.left, innerWidth - width - margin))}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => removeEventListener('scroll', place, { capture: true })
  })
  return (
    <div ref={own} role={tone === 'refusal' ? 'alert' : undefined} className={callout({ tone })}>
      {children}
    </div>
  )
}
