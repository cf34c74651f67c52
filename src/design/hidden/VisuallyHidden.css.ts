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
