import type { ReactNode, Ref } from 'react'
import { heading } from './text.css.ts'

export interface HeadingProps {
  /** The heading's level in the outline (WCAG 1.3.1); `size` sets its look. */
  level: 1 | 2 | 3
  size?: 's' | 'm' | 'l' | 'xl'
  children: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

const defaultSizes = { 1: 'xl', 2: 'm', 3: 's' } as const

/** A heading. Level 1 can receive focus after a route change, and any heading with a ref after a step. */
export function Heading({ level, size = defaultSizes[level], children, id, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} ref={ref} className={heading({ size })} tabIndex={level === 1 || ref ? -1 : undefined}>
      {children}
    </Tag>
  )
}
