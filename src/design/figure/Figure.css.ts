import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, line, size, space, text, weight } = vars

const withRule = { borderBlockEnd: `${line.hair} solid ${color.rule2}` } as const

/** Figures wrap: one wider than its share of the row takes a row of its own, without overlap. */
export const band = style(inComponents({ display: 'flex', flexWrap: 'wrap', ...withRule }))
export const figure = style(
  inComponents({
    display: 'grid',
    flex: '1 1 8.5rem',
    minInlineSize: 'min-content',
    maxInlineSize: '100%',
    gridTemplateRows: 'auto auto 1fr',
    gap: space[1],
    paddingBlock: `${space[3]} ${space[4]}`,
    paddingInline: `0 ${space[4]}`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
)
export const term = style(inComponents({ color: color.ink2 }))
export const value = recipe({
  base: inComponents({ minInlineSize: 'max-content', fontVariantNumeric: 'tabular-nums' }),
  variants: {
    size: {
      l: inComponents({
        font: `500 ${text[32]}/${leading.tight} ${font.title}`,
        fontSizeAdjust: font.titleAdjust,
        fontVariantNumeric: 'lining-nums tabular-nums',
        '@media': { [media.narrow]: { fontSize: text[26] } },
      }),
      m: inComponents({ fontSize: text[20], fontWeight: weight.bold, lineHeight: leading.tight }),
    },
  },
})
/** A figure that is a link, with a dotted underline. */
export const figureLink = style(
  inComponents({
    display: 'inline-block',
    maxInlineSize: '100%',
    minBlockSize: size.target,
    color: 'inherit',
    textDecorationStyle: 'dotted',
    textDecorationThickness: line.hair,
    textDecorationColor: color.edge,
    textUnderlineOffset: '.2em',
    selectors: { '&:hover': { textDecorationStyle: 'solid', textDecorationColor: 'currentColor' } },
    '@media': { print: { textDecorationLine: 'none' } },
  }),
)
export const unit = style(inComponents({ color: color.ink3, fontSize: '.55em', fontWeight: weight.normal }))
export const explanation = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: space[1],
    color: color.ink2,
    fontSize: text[13],
  }),
)
/** Changes of a figure side by side, or beneath each other where it is narrow. */
export const changes = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` }))

export const section = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    gap: space[3],
    minInlineSize: 0,
    '@media': { print: { breakInside: 'avoid' } },
  }),
)
export const sectionHeader = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
  }),
)
export const sectionTitle = style(
  inComponents({ fontSize: text[16], fontWeight: weight.bold, lineHeight: leading.tight }),
)
export const meta = style(inComponents({ color: color.ink3, fontSize: text[13] }))

export const list = style(inComponents({ margin: 0, padding: 0, listStyle: 'none' }))
export const listItem = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[2],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
)
export const listItemText = style(
  // No room number alone on the last line.
  inComponents({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }),
)
export const listItemEnd = style(inComponents({ color: color.ink3, fontSize: text[13], whiteSpace: 'nowrap' }))
