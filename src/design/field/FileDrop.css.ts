import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

export const fileName = style(
  inComponents({
    flex: '1 1 10rem',
    minInlineSize: 0,
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
)
