import { warning, warningTint, drawing, faint, accent, accentTint } from './illustration.css.ts'

/** Under construction: a facade behind a scaffold, with a ladder. */
export const Scaffold = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <path className={faint} d="M16 148h208" />
    <path className={accentTint} d="M76 148V36h88v112z" />
    <path
      className={accent}
      d="M70 36h100M90 50h14v18H90zM136 50h14v18h-14zM90 88h14v18H90zM136 88h14v18h-14zM112 148v-24h16v24"
    />
    <path d="M56 148V24M184 148V24M50 78h140M50 116h140M50 40h140M56 78l64-38M184 78l-64-38" />
    <path
      className={warning}
      d="M24 148 50 62M40 148l26-86M28.500 133h16M33 118h16M37.500 103h16M42 88h16M46.500 73h16"
    />
    <path className={warningTint} d="M150 78v-8h18v8z" />
    <path className={warning} d="M154 70v-5h10v5" />
  </svg>
)
