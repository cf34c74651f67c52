import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { band, figure, explanation, figureLink, term, unit as unitStyle, value as valueStyle } from './Figure.css.ts'

export interface FigureProps {
  /** As short as it is said: "ADR". */
  label: string
  /** The name in full, for the link's name; the label where left out. */
  name?: string
  value: string
  unit?: string | undefined
  /** Opens the rows that add up to it. */
  href: string
}

interface FigureFrameProps extends FigureProps {
  size: 'l' | 'm'
  children: ReactNode
}

const FigureFrame = ({ label, name, value, unit, href, size, children }: FigureFrameProps) => (
  <div className={figure}>
    <dt className={term}>{label}</dt>
    <dd className={valueStyle({ size })}>
      <Anchor className={figureLink} href={href}>
        <VisuallyHidden>{`${name ?? label}: `}</VisuallyHidden>
        {value}
        {unit ? <small className={unitStyle}>{unit}</small> : null}
      </Anchor>
    </dd>
    {children ? <dd className={explanation}>{children}</dd> : null}
  </div>
)

/** One large figure, and beneath it what it is made of. */
export const KeyFigure = ({ children, ...props }: FigureProps & { children?: ReactNode }) => (
  <FigureFrame {...props} size="l">
    {children}
  </FigureFrame>
)

/** The band of the large figures; as many beside each other as fit. */
export const KeyFigures = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A smaller figure: a count, or what is done of a total. */
export const CountFigure = ({ note, ...props }: FigureProps & { note?: string | undefined }) => (
  <FigureFrame {...props} size="m">
    {note}
  </FigureFrame>
)

export const CountFigures = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A term of a formula that has rows of its own. */
export const FigureLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor className={figureLink} href={href}>
    {children}
  </Anchor>
)
