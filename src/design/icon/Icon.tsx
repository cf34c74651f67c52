import { icon } from './Icon.css.ts'

export interface IconProps {
  /** One of `icons.css.ts`. */
  path: string
  /** Only where no text says the same (WCAG 1.1.1); without it the icon is decoration. */
  label?: string | undefined
  size?: 's' | 'm' | 'l'
}

/** One `<svg>` with one `<path>`: a list page has a hundred of them. */
export const Icon = ({ path, label, size = 'm' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={icon({ size })}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={path} />
  </svg>
)
