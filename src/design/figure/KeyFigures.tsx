import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { Change, type ChangeProps } from './Change.tsx'
import {
  band,
  changes as changesStyle,
  figure,
  explanation,
  figureLink,
  term,
  unit as unitStyle,
  value as valueStyle,
} from './Figure.css.ts'

export interface FigureProps {
  /** Short label: "ADR". */
  label: string
  /** Full name for the link's accessible name; defaults to the label. */
  name?: string
  value: string
  unit?: string | undefined
  /** Link to the records that add up to the figure. */
  href: string
}

interface KeyFigureProps extends FigureProps {
  /** Against other days. */
  changes?: readonly ChangeProps[]
  /** The parts of the figure. */
  children?: ReactNode
}

interface FigureFrameProps extends KeyFigureProps {
  size: 'l' | 'm'
}

const FigureFrame = ({ label, name, value, unit, href, size, changes = [], children }: FigureFrameProps) => (
  <div className={figure}>
    <dt className={term}>{label}</dt>
    <dd className={valueStyle({ size })}>
      <Anchor className={figureLink} href={href}>
        <VisuallyHidden>{`${name ?? label}: `}</VisuallyHidden>
        {value}
        {unit ? <small className={unitStyle}> {unit}</small> : null}
      </Anchor>
    </dd>
    {children ? <dd className={explanation}>{children}</dd> : null}
    {changes.length > 0 ? (
      <dd className={changesStyle}>
        {changes.map((one) => (
          <Change key={one.label} {...one} />
        ))}
      </dd>
    ) : null}
  </div>
)

/** A large figure with its parts and changes beneath it. */
export const KeyFigure = (props: KeyFigureProps) => <FigureFrame {...props} size="l" />

/** The row of large figures; wraps. */
export const KeyFigures = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A smaller figure: a count, or progress of a total. */
export const CountFigure = ({ note, ...props }: FigureProps & { note?: string | undefined }) => (
  <FigureFrame {...props} size="m">
    {note}
  </FigureFrame>
)

export const CountFigures = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A link on a term of a formula, to the term's own records. */
export const FigureLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor className={figureLink} href={href}>
    {children}
  </Anchor>
)
