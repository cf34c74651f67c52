import { vars } from './contract.css.ts'

/** Which side a line begins at: -1 from right to left, set by the styles of such pages. A shadow has no logical direction. */
export const startSide = '--start-side'

/** Shadow that marks the start of a line with a bar. */
export const startMark = (color: string) => `inset calc(${vars.line.mark} * var(${startSide}, 1)) 0 ${color}`
