import { warning, warningTint, drawing, faint, accent, sheet } from './illustration.css.ts'

const hook = (x: number, y: number) => `M${x - 3} ${y}v5a3 3 0 0 0 6 0`
const key = (x: number, y: number) =>
  `M${x - 5} ${y + 15}a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${x} ${y + 20}v15M${x} ${y + 30}h5M${x} ${y + 35}h4`

const columns = [63, 101, 139, 177]
const hooks = [24, 80].flatMap((y) => columns.map((x) => [x, y] as const))

const Rack = ({ missing }: { missing: (place: number) => boolean }) => (
  <>
    <path className={faint} d="M16 148h208" />
    <rect className={sheet} x="44" y="12" width="152" height="112" rx="2" />
    <path className={faint} d="M44 68h152M82 12v112M120 12v112M158 12v112" />
    <path d={hooks.map(([x, y]) => hook(x, y)).join('')} />
    <path className={accent} d={hooks.map(([x, y], place) => (missing(place) ? '' : key(x - 2, y))).join('')} />
  </>
)

/** 404: a key rack with one empty hook, its key on the floor. */
export const KeyRack = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <Rack missing={(place) => place === 5} />
    <path className={warning} d="M86 72h30v48H86z" strokeDasharray="4 4" />
    <g transform="translate(100 136) rotate(-64)">
      <circle className={warningTint} r="6" />
      <path className={warning} d="M0 6v20M0 20h6M0 26h5" />
    </g>
  </svg>
)

/** Empty list: a rack of empty hooks. */
export const EmptyRack = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <Rack missing={() => true} />
    <path className={warning} d="M98 138h44l6 10H92z" />
    <path className={accent} d="M112 138v-4h16v4" />
  </svg>
)
