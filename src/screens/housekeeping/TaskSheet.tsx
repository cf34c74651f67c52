import { useId, type ReactNode } from 'react'
import { tickBox, printOnly, screenOnly, sheet, sheetHeader, sheetTitle } from './TaskSheet.css.ts'

/** What is for the screen: buttons, filters. Paper goes without it. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={screenOnly}>{children}</div>

export interface TaskSheetProps {
  title: string
  /** A short figure at the far end of the title. */
  note: string
  /** On paper alone, where no page stands around it: the house and the day. */
  context: string
  children: ReactNode
}

/** One sheet of paper; on the screen they follow one another. */
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

/** A box to tick with a pen. */
export const TickBox = () => <span aria-hidden className={tickBox} />
