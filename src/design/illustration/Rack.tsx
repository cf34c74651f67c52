import { faint, sheet } from './illustration.css.ts'

const columns = [63, 101, 139, 177]

/** Places of the hooks, by row. */
export const hooks = [24, 80].flatMap((y) => columns.map((x) => [x, y] as const))

/** A key rack of eight empty hooks, above the floor. */
export const Rack = () => (
  <>
    <path className={faint} d="M16 148h208" />
    <rect className={sheet} x="44" y="12" width="152" height="112" rx="2" />
    <path className={faint} d="M44 68h152M82 12v112M120 12v112M158 12v112" />
    <path d={hooks.map(([x, y]) => `M${x - 3} ${y}v5a3 3 0 0 0 6 0`).join('')} />
  </>
)
