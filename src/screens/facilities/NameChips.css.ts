import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { chip } from '../../design/chip/FilterChips.css.ts'

const { color, space } = vars

export const names = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const nameChip = style([chip, inComponents({ gap: space[1], paddingInlineEnd: space[2] })])
export const invalidChip = style([
  nameChip,
  inComponents({ color: color.critical.ink, borderColor: color.critical.ink }),
])
