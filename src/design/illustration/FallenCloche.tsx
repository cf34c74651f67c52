import { warning, drawing, faint, accent, accentTint, sheet, critical } from './illustration.css.ts'

/** 500: a cloche that has fallen off its dish. */
export const FallenCloche = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <path className={faint} d="M16 148h208M30 148v-24h180v24" />
    <g transform="rotate(-22 92 118)">
      <path className={accentTint} d="M52 112a44 44 0 0 1 88 0z" />
      <path className={accent} d="M66 108a30 30 0 0 1 16-24M96 68v-8M89 57h14" />
    </g>
    <path className={sheet} d="M136 124h56v-7h-56z" />
    <path d="M150 117v-5h28v5" />
    <path className={warning} d="M164 112c0-8 8-6 8-12s-10-5-10-11 6-5 6-10" />
    <path className={critical} d="M60 38l-8-8M84 28l-3-11M42 58l-11-4" />
  </svg>
)
