import { icon } from './Icon.css.ts'

export interface IconProps {
  /** One of `icons.css.ts`. */
  path: string
  /** Accessible name, needed only where no text says the same (WCAG 1.1.1). Without it the icon is decorative. */
  label?: string | undefined
  size?: 's' | 'm' | 'l'
}

/** One `<svg>` with one `<path>`: a list page has a hundred icons. */
export const Icon = ({ path, label, size = 'm' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={icon({ size })}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={path} />
  </svg>
)
