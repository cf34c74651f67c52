import { useId, type ReactNode } from 'react'
import { tickBox, printOnly, screenOnly, sheet, sheetHeader, sheetTitle } from './TaskSheet.css.ts'

/** Content for the screen only, such as buttons and filters; hidden in print. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={screenOnly}>{children}</div>

export interface TaskSheetProps {
  title: string
  /** A short figure at the far end of the title. */
  note: string
  /** Property and date, in print only. */
  context: string
  children: ReactNode
}

/** A printed sheet; on screen the sheets follow one another. */
export function TaskSheet({ title, note, context, children }: TaskSheetProps) {
  const id = useId()
  return (
    <section className={sheet} aria-labelledby={id}>
      <p className={printOnly}>{context}</p>
      <header className={sheetHeader}>
        <h2 id={id} className={sheetTitle}>
          {title}
        </h2>
        <span>{note}</span>
      </header>
      {children}
    </section>
  )
}

/** A checkbox on paper. */
export const TickBox = () => <span aria-hidden className={tickBox} />
