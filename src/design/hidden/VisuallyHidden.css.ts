import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'

export const visuallyHidden = style(
  inComponents({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)

/** Positioned at the top: below the last line it would make the page one pixel higher than the window. */
export const liveRegion = style([visuallyHidden, inComponents({ insetBlockStart: 0 })])
