import { style } from '@vanilla-extract/css'
import { inComponents } from '../../../src/design/layers.css.ts'
import { vars } from '../../../src/design/theme/contract.css.ts'

export const select = style(
  inComponents({ appearance: 'none', paddingInlineEnd: vars.space[8], textOverflow: 'ellipsis', cursor: 'pointer' }),
)
export const chevron = style(inComponents({ pointerEvents: 'none', paddingInlineEnd: vars.space[1] }))
export const inlineLabel = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }))
