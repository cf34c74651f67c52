import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, size, space, text } = vars

export const checklist = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
    gap: `.125rem ${space[4]}`,
    fontSize: text[13],
  }),
)
export const rule = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.target,
    color: color.ink2,
    selectors: { '&[data-met]': { color: color.ok.ink } },
  }),
)
export const state = style(inComponents({ marginInlineStart: 'auto', fontSize: text[12] }))
