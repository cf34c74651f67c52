import { style } from '@vanilla-extract/css'
import { inComponents } from '../../../design/layers.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'

const { space } = vars

/** As high with few results as with many, so that the field stays where it is. */
export const frame = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    blockSize: 'min(32rem,calc(100dvh - 12rem))',
    margin: `0 calc(${space[3]} * -1)`,
  }),
)
