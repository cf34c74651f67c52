import { type RefObject, useEffect, useRef, useState } from 'react'
import * as css from './QaPage.css.ts'

/** The size the app is shown at, in its own pixels; the frame is made to fit. */
const size = { width: 1280, height: 900 }

export interface Ringed {
  left: number
  top: number
  width: number
  height: number
}

/** Where an element of the frame's page is, a little larger than itself. */
export function ringOf(element: Element | null): Ringed | null {
  if (!element?.isConnected) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - 4, top: top - 4, width: width + 8, height: height + 8 }
}

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  ring: Ringed | null
  caption: string
}

/** Sets what cannot be an attribute of the markup. */
const place = (element: HTMLElement | null, vars: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(vars)) element?.style.setProperty(name, value)
}

/** The real app, with a ring around what the step acts on and a caption below. */
export function Frame({ frame, ring, caption }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const fit = () => setScale(Math.min(1, (box.current?.clientWidth ?? size.width) / size.width))
    const observer = new ResizeObserver(fit)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    place(box.current, { '--scale': String(scale), '--height': `${size.height * scale}px` })
    place(frame.current, { '--width': `${size.width}px`, '--frame-height': `${size.height}px` })
  }, [scale, frame])
  useEffect(() => {
    if (!ring) return
    const [left, top, width, height] = [ring.left, ring.top, ring.width, ring.height].map((part) => `${part * scale}px`)
    place(mark.current, { '--left': left!, '--top': top!, '--ring-width': width!, '--ring-height': height! })
  }, [ring, scale])
  return (
    <>
      <div ref={box} className={css.frameBox}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own app, which this page has to reach into */}
        <iframe ref={frame} title="The app" src="about:blank" className={css.frame} />
        {ring ? <div ref={mark} className={css.ring} aria-hidden="true" /> : null}
      </div>
      <p role="status" className={css.caption}>
        {caption}
      </p>
    </>
  )
}
