import { accent, drawing, warning, warningTint } from './illustration.css.ts'
import { hooks, Rack } from './Rack.tsx'

const key = (x: number, y: number) =>
  `M${x - 5} ${y + 15}a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${x} ${y + 20}v15M${x} ${y + 30}h5M${x} ${y + 35}h4`

/** Place of the hook whose key is on the floor. */
const emptyHook = 5

/** 404: a key rack with one empty hook, its key on the floor. */
export const KeyRack = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <Rack />
    <path className={accent} d={hooks.map(([x, y], place) => (place === emptyHook ? '' : key(x - 2, y))).join('')} />
    <path className={warning} d="M86 72h30v48H86z" strokeDasharray="4 4" />
    <g transform="translate(100 136) rotate(-64)">
      <circle className={warningTint} r="6" />
      <path className={warning} d="M0 6v20M0 20h6M0 26h5" />
    </g>
  </svg>
)
