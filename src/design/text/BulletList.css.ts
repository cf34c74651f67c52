import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { space, size } = vars

export const bullets = style(
  inComponents({
    display: 'grid',
    gap: space[1],
    maxInlineSize: size.measure,
    paddingInlineStart: space[5],
    listStyle: 'disc',
  }),
)
