import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const toggles = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    paddingBlock: space[1],
    '@media': {
      [media.narrow]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(5.5rem,1fr))' },
      print: { display: 'none' },
    },
  }),
)

export const toggle = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.875rem',
    paddingInline: space[2],
    border: `${line.hair} solid ${color.rule2}`,
    borderRadius: radius[2],
    background: color.surface,
    color: color.ink2,
    fontSize: text[13],
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover, borderColor: color.edge },
      '&[aria-pressed=true]': {
        background: color.accent.tint,
        borderColor: color.accent.ink,
        boxShadow: `inset 0 calc(-1 * ${line.thick}) 0 ${color.accent.ink}`,
        color: color.accent.ink,
        fontWeight: weight.medium,
      },
    },
    '@media': {
      // The label wraps beneath the count: three buttons share a row on the narrowest phone.
      [media.narrow]: { flexWrap: 'wrap', justifyContent: 'space-between', minBlockSize: size.primary },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)

export const labelText = style(
  inComponents({
    '@media': { [media.narrow]: { flexBasis: '100%', order: 1, textAlign: 'start', fontSize: text[12] } },
  }),
)

export const countText = style(
  inComponents({
    marginInlineStart: 'auto',
    paddingInlineStart: space[1],
    color: color.ink,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-pressed=true] > &': { color: 'inherit' } },
  }),
)
