import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { cell, headCell, rowHeader, table as anyTable } from '../../design/table/Table.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, space, text, weight } = vars

/** Room for a price, which would be cut in two beside a long value on the smallest phones. */
const priceWidth = '4rem'

/** Values wrap anywhere, field names only between words, so that the table never scrolls sideways (WCAG 1.4.10). */
export const table = style([
  anyTable(),
  inComponents({
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { tableLayout: 'auto' } },
  }),
])

export const head = style([headCell(), inComponents({ whiteSpace: 'normal', overflowWrap: 'normal' })])

export const fieldColumn = style(inComponents({ inlineSize: '28%' }))

export const field = style([rowHeader, inComponents({ whiteSpace: 'normal', overflowWrap: 'normal' })])

export const value = style([
  cell(),
  inComponents({
    minInlineSize: priceWidth,
    paddingBlock: space[1],
    selectors: { '&[data-kept=false]': { color: color.ink2 } },
  }),
])

export const chosenValue = style(inComponents({ fontWeight: weight.bold }))

export const note = style(inComponents({ display: 'block', color: color.ink2, fontSize: text[13] }))

export const choice = style([cell(), inComponents({ paddingBlock: space[1] })])

/** Side by side like the columns above, stacked on narrow screens. */
export const options = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,9rem),1fr))',
    gap: space[2],
  }),
)

/** The chosen option has a filled dot, a thicker border and bold text, not colour alone (WCAG 1.4.1). */
export const option = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    alignItems: 'start',
    columnGap: space[2],
    padding: space[2],
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[2],
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:has(:checked)': {
        borderColor: color.accent.ink,
        boxShadow: `inset 0 0 0 ${line.hair} ${color.accent.ink}`,
        background: color.accent.tint,
        fontWeight: weight.bold,
      },
      '&:has(:focus-visible)': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.hair },
    },
  }),
)

export const radio = style(
  inComponents({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    marginBlockStart: '.125rem',
    accentColor: color.accent.base,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
)

export const side = style([note, inComponents({ fontWeight: weight.normal })])
