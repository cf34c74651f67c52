import { warning, warningTint, drawing, faint, accent, accentTint, sheet, critical } from './illustration.css.ts'

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

/** Offline: a desk telephone with its cord pulled out. */
export const CutCord = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <path className={faint} d="M16 148h208M30 148v-20h180v20" />
    <path className={accentTint} d="M64 128l10-40h52l10 40z" />
    <path className={sheet} d="M86 110a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />
    <path className={accent} d="M96 110a4 4 0 1 0 8 0a4 4 0 1 0-8 0M88 88v-8M112 88v-8" />
    <path className={sheet} d="M60 82c-2-22 82-22 80 0l-16 2c-2-8-46-8-48 0z" />
    <path d="M136 120c14 0 10-12 20-12s6 16 16 12" />
    <path className={warningTint} d="M172 114h12v10h-12z" />
    <path className={warning} d="M184 116h6M184 122h6" />
    <path className={critical} d="M200 104l12-12M204 119h14M198 92v-12" />
  </svg>
)

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
