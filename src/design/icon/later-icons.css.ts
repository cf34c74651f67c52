import { outline } from './outline.ts'

/* Icons that the first screens do not show. Apart from the others, which load with them (performance P1). */

export const accessibility = outline('accessibility')
export const camera = outline('camera')
export const keyboard = outline('keyboard')
export const press = outline('mouse-pointer-click')
export const problem = outline('hammer')
export const columns = outline('columns-3')
