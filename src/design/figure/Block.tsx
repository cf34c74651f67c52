import { type ReactNode, useId } from 'react'
import { block, blockHead, blockTitle, entry, entryEnd, entryText, lines, meta } from './Figure.css.ts'

/** A titled part of a page of figures, with a short note at the end of its line. */
export function Block({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={block} aria-labelledby={id}>
      <header className={blockHead}>
        <h2 id={id} className={blockTitle}>
          {title}
        </h2>
        {note ? <span className={meta}>{note}</span> : null}
      </header>
      {children}
    </section>
  )
}

/** Short lines beneath each other, as what was done last. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={lines} aria-label={label}>
    {children}
  </ul>
)

/** A line: its mark, its words, and what stands at its end. */
export const Line = ({ mark, end, children }: { mark?: ReactNode; end?: ReactNode; children: ReactNode }) => (
  <li className={entry}>
    {mark}
    <span className={entryText}>{children}</span>
    {end ? <span className={entryEnd}>{end}</span> : null}
  </li>
)
