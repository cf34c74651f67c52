import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, leading, space, text } = vars

export const view = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: `${space[6]} ${space[4]}`,
    textAlign: 'center',
  }),
)

export const title = style(
  inComponents({
    font: `500 ${text[20]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
)
export const subtitle = style(inComponents({ color: color.ink2, maxInlineSize: '40ch', overflowWrap: 'anywhere' }))
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[2],
    paddingBlockStart: space[3],
  }),
)
