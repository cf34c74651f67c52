import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { media } from '../../design/theme/media.ts'

/** Fills the line on a phone, like the segments of the calendar. */
export const view = style(inComponents({ '@media': { [media.narrow]: { flex: 1 } } }))
