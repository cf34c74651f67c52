import { instance } from '@viz-js/viz'
import { useEffect, useRef, useState } from 'react'
import * as css from './QaPage.css.ts'

/** A machine's drawing, laid out by Graphviz. The coverage table and the list below it give the same information as text. */
export function Diagram({ dot, title }: { dot: string; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let isCurrent = true
    async function draw() {
      const svg = (await instance()).renderSVGElement(dot)
      // Graphviz draws in black; this page uses the colours of its theme.
      for (const shape of svg.querySelectorAll('[stroke="black"]')) shape.setAttribute('stroke', 'currentColor')
      for (const shape of svg.querySelectorAll('text, [fill="black"]')) shape.setAttribute('fill', 'currentColor')
      for (const name of svg.querySelectorAll('title')) name.remove()
      return svg
    }
    void draw()
      .then((svg) => (isCurrent ? box.current?.replaceChildren(svg) : undefined))
      .catch((error: unknown) => setFault(String(error)))
    return () => {
      isCurrent = false
    }
  }, [dot])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <div className={css.scroller} tabIndex={0} role="region" aria-label={`${title}, drawn`}>
      <div ref={box} role="img" aria-label={`State diagram of ${title}: what is dashed is not replayed in the app`} />
      {fault}
    </div>
  )
}
