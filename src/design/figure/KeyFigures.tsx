import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { band, figure, how, opener, term, unit as unitStyle, value as valueStyle } from './Figure.css.ts'

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

interface FrameProps extends FigureProps {
  size: 'l' | 'm'
  children: ReactNode
}

const Frame = ({ label, name, value, unit, href, size, children }: FrameProps) => (
  <div className={figure}>
    <dt className={term}>{label}</dt>
    <dd className={valueStyle({ size })}>
      <Anchor className={opener} href={href}>
        <VisuallyHidden>{`${name ?? label}: `}</VisuallyHidden>
        {value}
        {unit ? <small className={unitStyle}>{unit}</small> : null}
      </Anchor>
    </dd>
    {children ? <dd className={how}>{children}</dd> : null}
  </div>
)

/** One large figure, and beneath it what it is made of. */
export const KeyFigure = ({ children, ...props }: FigureProps & { children?: ReactNode }) => (
  <Frame {...props} size="l">
    {children}
  </Frame>
)

/** The band of the large figures; as many beside each other as fit. */
export const KeyFigures = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A smaller figure: a count, or what is done of a total. */
export const Tally = ({ note, ...props }: FigureProps & { note?: string | undefined }) => (
  <Frame {...props} size="m">
    {note}
  </Frame>
)

export const Tallies = ({ children }: { children: ReactNode }) => <dl className={band}>{children}</dl>

/** A term of a formula that has rows of its own. */
export const FigureLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor className={opener} href={href}>
    {children}
  </Anchor>
)
