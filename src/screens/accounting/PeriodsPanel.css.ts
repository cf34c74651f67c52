import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

/** The distance to the tabs, which a filter bar has elsewhere. */
export const panel = style(inComponents({ paddingBlockStart: vars.space[4] }))
