import { style } from '@vanilla-extract/css'
import { label } from '../../design/field/field.css.ts'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'
import { hiddenRule } from '../../design/hidden/hidden-rule.ts'

const { space, text, weight } = vars

export const toolbar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    paddingBlockStart: space[2],
    '@media': { print: { display: 'none' } },
  }),
)

export const start = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  }),
)

export const end = style([
  start,
  inComponents({ marginInlineStart: 'auto', '@media': { [media.narrow]: { marginInlineStart: 0 } } }),
])
within(`${end} > *`, { '@media': { [media.narrow]: { flex: '1 1 100%' } } })

export const title = style(
  inComponents({
    fontSize: text[16],
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  }),
)

// Labels in the toolbar are visually hidden: the value shows the purpose of a control. Screen readers still read
// them.
within(`${toolbar} .${label.split(' ')[0]}`, {
  ...hiddenRule,
  whiteSpace: 'nowrap',
})
