import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, radius, space, text } = vars

export const tooltip = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.z.popover,
    inset: 'auto',
    margin: 0,
    maxInlineSize: 'min(20rem, 90vw)',
    padding: `${space[2]} ${space[3]}`,
    border: 'thin solid transparent',
    borderRadius: radius[2],
    background: color.ink,
    color: color.page,
    fontSize: text[13],
    '@media': { print: { display: 'none' } },
  }),
)
