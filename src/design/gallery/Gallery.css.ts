import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, space, text } = vars

export const section = style(
  inComponents({ paddingBlock: space[5], borderBlockEnd: `${line.hair} solid ${color.rule2}`, minInlineSize: 0 }),
)
export const example = style(inComponents({ paddingBlockStart: space[4], minInlineSize: 0 }))
export const caption = style(
  inComponents({ color: color.ink3, fontSize: text[12], fontWeight: 400, paddingBlockEnd: space[2] }),
)
export const bar = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[2], fontSize: text[13] }),
)
