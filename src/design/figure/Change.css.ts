import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, leading, text, weight } = vars

/** Beneath or beside a figure. It has no colour of good or bad: more arrivals are neither. */
export const change = style(
  inComponents({
    color: color.ink2,
    fontSize: text[12],
    fontWeight: weight.normal,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

/** A figure of a table with its changes beneath it, at the end of the cell. */
export const compared = style(
  inComponents({
    display: 'grid',
    justifyItems: 'end',
    lineHeight: leading.tight,
    rowGap: '.125rem',
    paddingBlock: '.375rem',
  }),
)
