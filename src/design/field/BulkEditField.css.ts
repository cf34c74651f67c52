import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, space, text } = vars

export const bulkEditField = style(
  inComponents({
    display: 'grid',
    gap: space[2],
    minInlineSize: 0,
    paddingBlock: space[2],
    paddingInlineStart: space[3],
    borderInlineStart: `${line.mark} solid ${color.rule}`,
    selectors: { '&[data-touched]': { borderInlineStartColor: color.accent.ink } },
  }),
)

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[4]}`,
  }),
)

export const currentValue = style(inComponents({ color: color.ink3, fontSize: text[13], overflowWrap: 'anywhere' }))
