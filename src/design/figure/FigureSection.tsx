import { type ReactNode, useId } from 'react'
import { section, sectionHeader, sectionTitle, listItem, listItemEnd, listItemText, list, meta } from './Figure.css.ts'

/** A titled section of figures, with a short note at the end of the heading's row. */
export function FigureSection({
  title,
  note,
  level = 2,
  children,
}: {
  title: string
  note?: ReactNode
  /** Level of its heading in the outline. */
  level?: 2 | 3
  children: ReactNode
}) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={section} aria-labelledby={id}>
      <header className={sectionHeader}>
        <Heading id={id} className={sectionTitle}>
          {title}
        </Heading>
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
