import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

/** Two codes in a line where they fit. */
export const codeList = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: vars.space[2],
    padding: 0,
    margin: 0,
    listStyle: 'none',
  }),
)
