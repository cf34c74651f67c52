import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { change, compared } from './Change.css.ts'

export interface ChangeProps {
  /** What the figure is compared with, short: "Week". */
  label: string
  direction: 'up' | 'down' | 'same' | 'unknown'
  /** The difference without a sign: "4.2 pts". Null if there is none to name. */
  difference: string | null
  /** The same as a text of its own: "4.2 pts more than last week". */
  spoken: string
}

const glyphs = { up: '▲', down: '▼', same: '=', unknown: '–' } as const

/** The change of a figure. Arrow and text carry the meaning, no colour (WCAG 1.4.1). */
export const Change = ({ label, direction, difference, spoken }: ChangeProps) => (
  <span className={change}>
    <span aria-hidden>
      {label} {glyphs[direction]}
      {difference === null ? '' : ` ${difference}`}
    </span>
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </span>
)

/** A figure in a cell of a table, with its changes beneath it. */
export const ComparedFigure = ({ children, changes }: { children: ReactNode; changes: readonly ChangeProps[] }) => (
  <span className={compared}>
    <span>{children}</span>
    {changes.map((one) => (
      <Change key={one.label} {...one} />
    ))}
  </span>
)
