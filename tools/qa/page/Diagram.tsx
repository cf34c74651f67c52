import { instance } from '@viz-js/viz'
import { useEffect, useRef, useState } from 'react'
import * as css from './QaPage.css.ts'

/** A machine's drawing, laid out by Graphviz; the table beside it and the list below say the same in words. */
export function Diagram({ dot, title }: { dot: string; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let isCurrent = true
    instance().then(
      (viz) => {
        if (!isCurrent || !box.current) return
        const svg = viz.renderSVGElement(dot)
        // Its own colours are black: the page's are those of the theme.
        for (const shape of svg.querySelectorAll('[stroke="black"]')) shape.setAttribute('stroke', 'currentColor')
        for (const shape of svg.querySelectorAll('text, [fill="black"]')) shape.setAttribute('fill', 'currentColor')
        for (const title of svg.querySelectorAll('title')) title.remove()
        box.current.replaceChildren(svg)
      },
      (error: unknown) => setFault(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [dot])
  return (
    <div className={css.scroller} tabIndex={0} role="group" aria-label={`${title}, drawn`}>
      <div ref={box} role="img" aria-label={`State diagram of ${title}: what is dashed is not replayed in the app`} />
      {fault}
    </div>
  )
}
