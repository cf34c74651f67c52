import { style } from '@vanilla-extract/css'
import { figureLink } from '../../design/figure/Figure.css.ts'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { cell } from '../../design/table/Table.css.ts'

export const figureCell = style([
  cell({ isNumeric: true, isNoWrap: true }),
  inComponents({ fontVariantNumeric: 'tabular-nums' }),
])

/** As tall as a target, aligned with the text beside it (WCAG 2.5.8). */
export const figure = style([figureLink, inComponents({ lineHeight: vars.size.target })])

/** In one line: on a phone the table scrolls sideways, and a row is no higher than its figures. */
export const reference = style(inComponents({ whiteSpace: 'nowrap' }))
