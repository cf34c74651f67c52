import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

export const textArea = style(
  inComponents({
    paddingBlock: vars.space[2],
    resize: 'vertical',
    minBlockSize: '5rem',
    // Each paragraph runs in the direction of its own words: an English text keeps its full stop at its end in an Arabic page.
    unicodeBidi: 'plaintext',
  }),
)
