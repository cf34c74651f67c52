import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, line, radius, space, text } = vars

export const key = style(
  inComponents({
    display: 'inline-block',
    minInlineSize: space[6],
    paddingInline: space[2],
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[1],
    font: `${text[13]} ${font.ui}`,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
  }),
)
