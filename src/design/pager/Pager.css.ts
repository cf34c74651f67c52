import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space } = vars

export const pager = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[3],
    color: color.ink2,
  }),
)

export const pages = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.125rem',
    marginInlineStart: 'auto',
    '@media': { [media.narrow]: { marginInlineStart: 0 } },
  }),
)

export const page = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: radius[2],
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { background: color.hover },
      'li&': { color: color.ink3 },
      '&[aria-current]': {
        background: color.accent.tint,
        color: color.accent.ink,
        fontWeight: vars.weight.bold,
        boxShadow: `inset 0 calc(${line.thick} * -1) ${color.accent.ink}`,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: size.control, blockSize: size.control },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)
