import type { ReactNode, Ref } from 'react'
import { heading } from './text.css.ts'

export interface HeadingProps {
  /** The outline of the page (WCAG 1.3.1); how large it looks is `size`. */
  level: 1 | 2 | 3
  size?: 's' | 'm' | 'l' | 'xl'
  children: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

const defaultSizes = { 1: 'xl', 2: 'm', 3: 's' } as const

/** A heading; level 1 can take focus after a route change, and one that is held by a ref after a step. */
export function Heading({ level, size = defaultSizes[level], children, id, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} ref={ref} className={heading({ size })} tabIndex={level === 1 || ref ? -1 : undefined}>
      {children}
    </Tag>
  )
}
