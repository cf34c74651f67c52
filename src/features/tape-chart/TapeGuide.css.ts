import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { space } = vars

export const guide = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[1]} ${space[4]}`,
    paddingBlockEnd: space[2],
  }),
)
