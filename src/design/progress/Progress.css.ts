import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, space, text } = vars

export const progress = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${space[1]} ${space[3]}`,
    fontSize: text[13],
  }),
)
export const amount = style(inComponents({ color: color.ink2 }))

// Styles the native <progress>: its width needs no style attribute (CSP).
export const track = style(
  inComponents({
    appearance: 'none',
    gridColumn: '1 / -1',
    inlineSize: '100%',
    blockSize: space[2],
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[1],
    background: color.surface,
    overflow: 'hidden',
    accentColor: color.accent.base,
    selectors: {
      '&::-webkit-progress-bar': { background: color.surface },
      '&::-webkit-progress-value': { background: color.accent.ink },
      '&::-moz-progress-bar': { background: color.accent.ink },
      '&:indeterminate': { background: color.accent.tint },
      '&:indeterminate::-webkit-progress-bar': { background: color.accent.tint },
    },
  }),
)
