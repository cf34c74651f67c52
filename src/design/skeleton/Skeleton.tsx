import { skeleton } from './Skeleton.css.ts'

/** Keeps the place of what is loading; at rest, since a pulsing page is motion for nothing (WCAG 2.2.2). */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'title' | 'control' | 'picture' }) => (
  <span aria-hidden className={skeleton({ shape })} />
)
