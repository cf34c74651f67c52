import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

export const logo = style(
  inComponents({
    flex: 'none',
    inlineSize: '1.125rem',
    blockSize: '1.375rem',
    color: vars.color.sidebar.accent,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
)
