import { skeleton } from './Skeleton.css.ts'

/** A placeholder for loading content. It doesn't pulse, to avoid needless motion (WCAG 2.2.2). */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'title' | 'control' | 'picture' }) => (
  <span aria-hidden className={skeleton({ shape })} />
)
