import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { hiddenRule } from './hidden-rule.ts'

export const visuallyHidden = style(
  inComponents({
    ...hiddenRule,
    whiteSpace: 'nowrap',
  }),
)

/** Positioned at the top: below the last line it would make the page one pixel higher than the window. */
export const liveRegion = style([visuallyHidden, inComponents({ insetBlockStart: 0 })])
