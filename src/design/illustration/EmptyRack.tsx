import { accent, drawing, warning } from './illustration.css.ts'
import { Rack } from './Rack.tsx'

/** Empty list: a rack of empty hooks. */
export const EmptyRack = () => (
  <svg className={drawing({ size: 'l' })} viewBox="0 0 240 160" aria-hidden="true">
    <Rack />
    <path className={warning} d="M98 138h44l6 10H92z" />
    <path className={accent} d="M112 138v-4h16v4" />
  </svg>
)
