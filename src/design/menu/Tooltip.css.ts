import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, radius, space, text } = vars

export const tooltip = style(
  inComponents({
    maxInlineSize: '18rem',
    padding: `${space[1]} ${space[2]}`,
    background: color.ink,
    color: color.page,
    borderRadius: radius[1],
    border: 'thin solid transparent',
    fontSize: text[13],
  }),
)
