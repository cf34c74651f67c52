import { type ReactNode, useId } from 'react'
import { section, sectionHeader, sectionTitle, listItem, listItemEnd, listItemText, list, meta } from './Figure.css.ts'

/** A titled section of figures, with a short note at the end of the heading's row. */
export function FigureSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <header className={sectionHeader}>
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        {note ? <span className={meta}>{note}</span> : null}
      </header>
      {children}
    </section>
  )
}

/** A list of short lines, such as the latest activity. */
export const FigureList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={list} aria-label={label}>
    {children}
  </ul>
)

/** A list item: mark, text, and content at the end. */
export const FigureListItem = ({ mark, end, children }: { mark?: ReactNode; end?: ReactNode; children: ReactNode }) => (
  <li className={listItem}>
    {mark}
    <span className={listItemText}>{children}</span>
    {end ? <span className={listItemEnd}>{end}</span> : null}
  </li>
)
