import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

/** Keeps the note apart from the table or the empty list below it. */
export const note = style(inComponents({ paddingBlock: `${vars.space[1]} ${vars.space[4]}` }))
