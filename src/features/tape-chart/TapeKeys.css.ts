import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, size, space, text } = vars

export const keys = style(
  inComponents({
    color: color.ink2,
    fontSize: text[13],
    // The list of keys has a line of its own.
    selectors: { '&[open]': { flexBasis: '100%' } },
  }),
)

export const opener = style(
  inComponents({ inlineSize: 'fit-content', paddingBlock: space[1], minBlockSize: size.target, cursor: 'pointer' }),
)

export const list = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}`, paddingBlock: space[1] }),
)
