import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { font } = vars

// Hairlines at printer resolution. Rows never break, and the browser repeats the header on every page.
export const table = style(
  inComponents({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: '8.5pt',
    fontVariantNumeric: 'tabular-nums',
    marginBlockEnd: '6mm',
  }),
)
export const caption = style(
  inComponents({
    captionSide: 'top',
    paddingBlock: '1mm',
    textAlign: 'start',
    font: `500 11pt/1.3 ${font.title}`,
    breakAfter: 'avoid',
  }),
)
export const head = style(inComponents({ display: 'table-header-group' }))
export const headCell = style(
  inComponents({
    padding: '1mm',
    borderBlock: '.3mm solid',
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: 600,
    selectors: { '&[data-numeric]': { textAlign: 'end' } },
  }),
)
export const line = style(inComponents({ breakInside: 'avoid' }))
export const cell = style(
  inComponents({
    padding: '.8mm 1mm',
    borderBlockEnd: '.2mm solid GrayText',
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    selectors: { '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' } },
  }),
)
export const lastLine = style([line, inComponents({ breakBefore: 'avoid' })])
/** The grand total has a double underline. */
export const sums = {
  part: style([cell, inComponents({ fontWeight: 700 })]),
  all: style([
    cell,
    inComponents({ fontWeight: 700, borderBlockStart: '.3mm solid', borderBlockEnd: 'medium double' }),
  ]),
}
export const notes = style(inComponents({ margin: '0 0 6mm', paddingInlineStart: '4mm', fontSize: '9pt' }))
