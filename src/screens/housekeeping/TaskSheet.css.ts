import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, font, line, space, text } = vars

/** Hidden in print. */
export const screenOnly = style(inComponents({ '@media': { print: { display: 'none' } } }))

/** Visible in print only. */
export const printOnly = style(inComponents({ display: 'none', '@media': { print: { display: 'block' } } }))

export const sheet = style(
  inComponents({
    paddingBlock: `${space[4]} ${space[6]}`,
    selectors: { '& + &': { borderBlockStart: `${line.hair} solid ${color.rule2}` } },
    '@media': { print: { selectors: { '& + &': { breakBefore: 'page', borderBlockStart: 0 } } } },
  }),
)

export const sheetHeader = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlockEnd: space[2],
  }),
)

export const sheetTitle = style(
  inComponents({ font: `500 ${text[20]}/1.3 ${font.title}`, fontSizeAdjust: font.titleAdjust }),
)

/** A checkbox on paper. */
export const tickBox = style(
  inComponents({
    display: 'inline-block',
    inlineSize: '1rem',
    blockSize: '1rem',
    border: `${line.hair} solid ${color.ink2}`,
    verticalAlign: 'middle',
  }),
)
