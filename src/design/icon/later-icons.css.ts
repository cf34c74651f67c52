import { outline } from './outline.ts'

/* Icons that the first screens do not show. Apart from the others, which load with them (performance P1). */

export const camera = outline('camera')
export const problem = outline('hammer')
export const columns = outline('columns-3')
