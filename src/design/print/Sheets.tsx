import { useId, type ReactNode } from 'react'
import { box, printOnly, screenOnly, sheet, sheetHead, sheetTitle } from './Sheets.css.ts'

/** What is for the screen: buttons, filters. Paper goes without it. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={screenOnly}>{children}</div>

export interface SheetProps {
  title: string
  /** A short figure at the far end of the title. */
  note: string
  /** On paper alone, where no page stands around it: the house and the day. */
  context: string
  children: ReactNode
}

/** One sheet of paper; on the screen they follow one another. */
export function Sheet({ title, note, context, children }: SheetProps) {
  const id = useId()
  return (
    <section className={sheet} aria-labelledby={id}>
      <p className={printOnly}>{context}</p>
      <header className={sheetHead}>
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
export const PenBox = () => <span aria-hidden className={box} />
