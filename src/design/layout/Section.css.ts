import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { noticesHeight } from '../theme/notices-height.ts'
import { media } from '../theme/media.ts'

const { color, leading, line, size, space, text, weight } = vars

export const form = style(inComponents({ maxInlineSize: size.form }))

export const section = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '13.75rem minmax(0,1fr)',
    gap: `${space[3]} ${space[5]}`,
    paddingBlock: space[5],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  }),
)

export const sectionTitle = style(
  inComponents({ fontSize: text[16], fontWeight: weight.bold, lineHeight: leading.tight }),
)

export const sectionText = style(inComponents({ color: color.ink3, fontSize: text[13], paddingBlockStart: space[1] }))

export const fieldGrid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
    gap: space[4],
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  }),
)

// Fields side by side: a hint or an error is below its control, so that the controls of a row are in line.
globalStyle(`${fieldGrid} [slot=description]`, inComponents({ order: 1 }))
globalStyle(`${fieldGrid} [slot=errorMessage]`, inComponents({ order: 2 }))

export const span = styleVariants({ 2: [2], 3: [3], 4: [4], 6: [6] }, ([count]) =>
  inComponents({ gridColumn: `span ${count}`, '@media': { [media.narrow]: { gridColumn: 'auto' } } }),
)

export const formFooter = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: noticesHeight,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    marginBlockStart: '-1px',
    background: color.page,
    borderBlockStart: `${line.hair} solid ${color.rule2}`,
    color: color.ink3,
    fontSize: text[13],
    '@media': { [media.narrow]: { position: 'static' } },
  }),
)
