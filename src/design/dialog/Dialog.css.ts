import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { regionBackground } from '../table/Table.css.ts'
import { noticesHeight } from '../theme/notices-height.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, line, radius, shadow, size, space, text, z } = vars

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: z.scrim,
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    justifyItems: 'center',
    alignItems: 'center',
    padding: space[4],
    // Content scrolls above the notices, not beneath them.
    borderBlockEnd: `${noticesHeight} solid transparent`,
    background: color.scrim,
    overflowY: 'auto',
    '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  }),
)

export const modal = recipe({
  base: inComponents({ inlineSize: '100%', outline: 'none' }),
  variants: {
    width: {
      normal: inComponents({ maxInlineSize: size.dialog }),
      password: inComponents({ maxInlineSize: size.password }),
      wide: inComponents({ maxInlineSize: '44rem' }),
      page: inComponents({ inlineSize: 'fit-content', minInlineSize: 'min(100%,44rem)', maxInlineSize: '100%' }),
    },
  },
})

export const dialog = style(
  inComponents({
    position: 'relative',
    padding: space[6],
    background: color.surface,
    vars: { [regionBackground]: color.surface },
    color: color.ink,
    border: `${line.hair} solid transparent`,
    borderRadius: radius[3],
    boxShadow: shadow[3],
    outline: 'none',
    '@media': { [media.narrow]: { padding: `${space[5]} ${space[4]}` } },
  }),
)

export const title = style(
  inComponents({
    paddingInlineEnd: space[8],
    font: `500 ${text[20]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    overflowWrap: 'anywhere',
  }),
)

export const close = style(inComponents({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] }))

/** Its focus comes from the dialog that opens: no key leads there. */
export const start = style(inComponents({ color: color.ink2, outline: 'none' }))

export const content = style(inComponents({ display: 'grid', gap: space[4], paddingBlockStart: space[4] }))

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: space[2],
    paddingBlockStart: space[5],
  }),
)
