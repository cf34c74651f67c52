import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, size, space, text, weight } = vars

export const summary = style(
  inComponents({
    maxInlineSize: size.form,
    padding: `${space[3]} ${space[4]}`,
    marginBlock: space[3],
    border: `${line.hair} solid ${color.critical.ink}`,
    borderInlineStartWidth: space[1],
    borderRadius: radius[1],
    background: color.critical.tint,
    color: color.critical.ink,
  }),
)
export const title = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: text[16], fontWeight: weight.bold }),
)
export const list = style(inComponents({ paddingBlockStart: space[2], paddingInlineStart: space[6] }))
within(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.critical.ink,
  fontWeight: weight.medium,
})
