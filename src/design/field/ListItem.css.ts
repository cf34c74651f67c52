import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius } = vars

/** The tick of a list item. It keeps its space when unticked, so that labels don't move. */
export const tick = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: radius[1],
    color: color.accent.ink,
  }),
)
// Hidden, because forced colours draw also what is transparent (WCAG 1.4.1).
within(`:not([data-selected]) > ${tick} > *`, { visibility: 'hidden' })

export const checkboxTick = style(
  inComponents({
    border: `${line.hair} solid ${color.edge}`,
    background: color.surface,
    selectors: {
      '[data-selected] > &': { background: color.accent.base, borderColor: color.accent.base, color: color.accent.on },
    },
  }),
)
