import type { ReactNode } from 'react'
import * as css from './PrintSheet.css.ts'

/** Content for the screen only, hidden in print. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={css.screenOnly}>{children}</div>

export interface PrintSheetProps {
  title: string
  /** Query in words: the property, the nights, the filters. */
  facts: readonly string[]
  /** Portrait for few columns; the default is landscape. */
  isPortrait?: boolean
  children: ReactNode
}

/** An A4 sheet with page numbers, visible in print only. */
export const PrintSheet = ({ title, facts, isPortrait = false, children }: PrintSheetProps) => (
  <section className={isPortrait ? `${css.sheet} ${css.portrait}` : css.sheet}>
    <div className={css.heading}>{title}</div>
    <div className={css.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
    {children}
  </section>
)
