import { warning, warningTint, drawing, faint, accent, accentTint, sheet } from './illustration.css.ts'

/** 403: a closed room door with a "do not disturb" tag, between two wall lamps. */
export const LockedDoor = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <path className={faint} d="M16 148h208M16 118h58M166 118h58M16 124h58M166 124h58" />
    <path className={warningTint} d="M40 66h16l-4-18h-8zM184 66h16l-4-18h-8z" />
    <path d="M48 66v8h-6M192 66v8h6" />
    <path className={warning} d="M34 40l-5-5M48 36v-7M62 40l5-5M178 40l-5-5M192 36v-7M206 40l5-5" />
    <path className={sheet} d="M74 148V14h92v134" />
    <path className={accentTint} d="M84 148V24h72v124z" />
    <path className={accent} d="M94 34h52v34H94zM94 78h32v60H94z" />
    <path className={sheet} d="M106 44h28v14h-28z" />
    <path d="M112 51h16" />
    <path className={warningTint} d="M134 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
    <path className={warningTint} d="M130 96h16v34h-16z" />
    <path className={warning} d="M134 104h8M134 110h8M138 96v-2M134 123h8M138 119v8" />
    <path className={accent} d="M70 148h100M84 154h72" />
  </svg>
)
