import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { Anchor } from '../../design/link/Anchor.tsx'
import { figure, figureCell } from './FigureCell.css.ts'

export interface FigureCellProps {
  /** Accessible name of the link: "Breakfast, Net". */
  label: string
  /** Link to the records behind the figure. */
  href: string
  children: string
}

/** A table cell whose figure is a link. */
export const FigureCell = ({ label, href, children }: FigureCellProps) => (
  <td className={figureCell}>
    <Anchor className={figure} href={href}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {children}
    </Anchor>
  </td>
)
