import { warning, warningTint, drawing, faint, accent, accentTint, sheet, critical } from './illustration.css.ts'

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
