import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

/** The lines of a cell. They keep a readable width; the table scrolls instead. */
export const lines = style(
  inComponents({ display: 'grid', minInlineSize: '9rem', paddingBlock: vars.space[1], whiteSpace: 'normal' }),
)

/** Buttons, or a file and what is said of it, in one line. */
export const oneLine = style(inComponents({ inlineSize: 'max-content', paddingBlock: vars.space[1] }))
