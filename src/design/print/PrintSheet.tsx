import type { ReactNode } from 'react'
import * as css from './Print.css.ts'

/** What is for the screen and not for paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className={css.screenOnly}>{children}</div>

export interface PrintSheetProps {
  title: string
  /** What was asked for, in words: the property, the nights, the filters. */
  facts: readonly string[]
  /** Few columns need no paper on its side. */
  isPortrait?: boolean
  children: ReactNode
}

/** A4 with numbered pages, seen on paper only. */
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
