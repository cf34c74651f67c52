import { warning, drawing, faint, ok, accent, accentTint, sheet, critical } from './illustration.css.ts'

/** Success: a desk bell that rings. Decorative, like every illustration. */
export const SuccessBell = () => (
  <svg className={drawing({ size: 'm' })} viewBox="0 0 96 80" aria-hidden="true">
    <path className={faint} d="M8 70h80" />
    <path className={accentTint} d="M16 62a32 32 0 0 1 64 0z" />
    <path className={accent} d="M12 62h72v6H12zM48 30v-6M43 22h10" />
    <path className={warning} d="M24 18l-5-5M48 10V4M72 18l5-5" />
    <path className={ok} d="M38 49l7 7 14-14" strokeWidth="3" />
  </svg>
)

/** Error: a desk bell that has toppled. */
export const ErrorBell = () => (
  <svg className={drawing({ size: 'm' })} viewBox="0 0 96 80" aria-hidden="true">
    <path className={faint} d="M8 70h80" />
    <g transform="rotate(-18 40 66)">
      <path className={sheet} d="M12 58a30 30 0 0 1 60 0z" />
      <path d="M8 58h68v6H8zM42 28v-6M37 20h10" />
    </g>
    <path className={critical} d="M70 22l12 12M82 22 70 34" strokeWidth="3" />
  </svg>
)
