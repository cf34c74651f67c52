import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { space } = vars

export const table = style(
  inComponents({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginBlockEnd: '6mm',
    breakAfter: 'page',
    selectors: { '&:last-child': { breakAfter: 'auto' } },
  }),
)
export const room = style(inComponents({ inlineSize: '16mm' }))
export const headCell = style(
  inComponents({ border: 'thin solid', padding: '.5mm', textAlign: 'center', fontWeight: 500 }),
)
export const line = style(inComponents({ breakInside: 'avoid' }))
export const rowHeader = style(inComponents({ border: 'thin solid', padding: '.5mm 1mm', textAlign: 'start' }))
export const groupHeader = style(
  inComponents({ border: 'thin solid', padding: '1mm', textAlign: 'start', fontSize: '9pt' }),
)
export const free = style(inComponents({ border: 'thin solid GrayText', blockSize: '6mm' }))
const hatched = (angle: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, CanvasText 0 .3mm, transparent .3mm ${gap}mm)`
const patterned = (background: string) => inComponents({ background, printColorAdjust: 'exact' })

/** Border and pattern of an occupied cell by kind, in black ink. */
export const occupied = recipe({
  base: inComponents({ border: 'medium solid', padding: '.5mm .25mm', overflow: 'hidden', lineHeight: 1.15 }),
  variants: {
    kind: {
      in_house: inComponents({ borderInlineStartWidth: '1.5mm' }),
      reservation: {},
      departed: inComponents({ borderStyle: 'dotted' }),
      out_of_order: patterned(hatched(135, 1.5)),
      out_of_service: patterned(hatched(0, 1.5)),
      internal_use: patterned(hatched(90, 1.5)),
      hold: inComponents({ borderStyle: 'dashed' }),
      out_of_inventory: patterned(hatched(45, 1)),
    },
  },
})

/** Plain background of the text. */
export const label = style(
  inComponents({
    background: 'Canvas',
    printColorAdjust: 'exact',
    boxDecorationBreak: 'clone',
    paddingInline: '.25mm',
    overflowWrap: 'anywhere',
  }),
)

export const legend = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, marginBlockEnd: space[3] }),
)
export const legendItem = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[1] }))
export const sample = style(inComponents({ inlineSize: '9mm', blockSize: '4mm' }))
