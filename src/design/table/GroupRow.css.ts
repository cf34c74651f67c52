import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, line, space, text, weight } = vars

/** In the title serif, with a hairline beneath. */
export const group = style(
  inComponents({
    paddingBlock: `${space[4]} ${space[1]}`,
    paddingInline: space[2],
    borderBlockEnd: `${line.hair} solid ${color.rule2}`,
    textAlign: 'start',
    fontFamily: font.title,
    fontSize: text[16],
    fontWeight: weight.medium,
  }),
)
