import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { region, table } from '../table/Table.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, space, text } = vars

/** The height cuts the last line in half, to show that the list scrolls. */
export const outcomes = style([
  region,
  inComponents({
    maxBlockSize: '27rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockEnd: `${line.hair} solid ${color.rule2}`,
  }),
])

export const outcomeTable = style([
  table({ density: 'dense' }),
  inComponents({ '@media': { [media.narrow]: { tableLayout: 'fixed' } } }),
])
// The reasons need the room of a phone, not the names.
within(`${outcomeTable} th:first-child`, { '@media': { [media.narrow]: { inlineSize: '30%' } } })

/** A note of several lines keeps clear of the rules above and below. */
export const resultCell = style(inComponents({ paddingBlock: space[1] }))

export const note = style(inComponents({ color: color.ink2, fontSize: text[13], overflowWrap: 'anywhere' }))

/** Below the status on a phone, otherwise beside it. */
export const noteBesideStatus = style(
  inComponents({ marginInlineStart: space[3], '@media': { [media.narrow]: { display: 'block', margin: 0 } } }),
)

export const nameCell = style(inComponents({ overflowWrap: 'anywhere', whiteSpace: 'normal' }))
