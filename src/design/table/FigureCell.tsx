import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { figure, figureCell } from './FigureCell.css.ts'

export interface FigureCellProps {
  /** What the figure is, for the link's name: "Breakfast, Net". */
  label: string
  /** Opens what it is made of. */
  href: string
  children: string
}

/** A figure of a table that can be looked into. */
export const FigureCell = ({ label, href, children }: FigureCellProps) => (
  <td className={figureCell}>
    <Anchor className={figure} href={href}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {children}
    </Anchor>
  </td>
)
