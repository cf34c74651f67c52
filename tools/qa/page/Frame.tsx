import { type RefObject, useEffect, useRef, useState } from 'react'
import * as css from './QaPage.css.ts'

/** Size of the app in CSS pixels. The frame is scaled to fit. */
const appSize = { width: 1280, height: 900 }

export interface HighlightBox {
  left: number
  top: number
  width: number
  height: number
}

/** The box of an element in the frame's page, with a small margin. */
export function highlightBoxOf(element: Element | null): HighlightBox | null {
  if (!element?.isConnected) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - 4, top: top - 4, width: width + 8, height: height + 8 }
}

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  highlight: HighlightBox | null
  caption: string
}

/** Sets CSS variables, which the markup can't set as attributes. */
const setCssVariables = (element: HTMLElement | null, vars: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(vars)) element?.style.setProperty(name, value)
}

/** The real app, with a ring around the element that the step acts on and a caption below. */
export function Frame({ frame, highlight, caption }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const fit = () => setScale(Math.min(1, (box.current?.clientWidth ?? appSize.width) / appSize.width))
    const observer = new ResizeObserver(fit)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    setCssVariables(box.current, { '--scale': String(scale), '--height': `${appSize.height * scale}px` })
    setCssVariables(frame.current, { '--width': `${appSize.width}px`, '--frame-height': `${appSize.height}px` })
  }, [scale, frame])
  useEffect(() => {
    if (!highlight) return
    const [left, top, width, height] = [highlight.left, highlight.top, highlight.width, highlight.height].map(
      (part) => `${part * scale}px`,
    )
    setCssVariables(mark.current, { '--left': left!, '--top': top!, '--ring-width': width!, '--ring-height': height! })
  }, [highlight, scale])
  return (
    <>
      <div ref={box} className={css.frameBox}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own app; this page needs access to its document */}
        <iframe ref={frame} title="The app" src="about:blank" className={css.frame} />
        {highlight ? <div ref={mark} className={css.highlight} aria-hidden="true" /> : null}
      </div>
      <p role="status" className={css.caption}>
        {caption}
      </p>
    </>
  )
}
