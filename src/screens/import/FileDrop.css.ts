import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

export const fileName = style(
  inComponents({
    flex: '1 1 10rem',
    minInlineSize: 0,
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
)
