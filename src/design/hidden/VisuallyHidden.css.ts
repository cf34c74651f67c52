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

/** At the top: below the page's last line it would make the page a pixel higher than the window. */
export const liveRegion = style([visuallyHidden, inComponents({ insetBlockStart: 0 })])
