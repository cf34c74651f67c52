import { useId, type ReactNode } from 'react'
import { box, screenOnly, sheet, sheetHead, sheetTitle } from './Sheets.css.ts'

/** What is for the screen: buttons, filters. Paper goes without it. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={screenOnly}>{children}</div>

export interface SheetProps {
  title: string
  /** A short figure at the far end of the title. */
  note: string
  children: ReactNode
}

/** One sheet of paper; on the screen they follow one another. */
export function Sheet({ title, note, children }: SheetProps) {
  const id = useId()
  return (
    <section className={sheet} aria-labelledby={id}>
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
