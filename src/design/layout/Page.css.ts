import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, space, text, z } = vars

export const page = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    padding: `${space[5]} ${space[6]} ${space[8]}`,
    '@media': { [media.narrow]: { padding: `${space[4]} ${space[4]} ${space[6]}` } },
  }),
)

export const skip = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: z.skip,
    padding: `${space[2]} ${space[4]}`,
    background: color.surface,
    borderRadius: radius[2],
    transform: 'translateY(-120%)',
    selectors: { '&:focus': { transform: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
)

export const flushFooter = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockStart: `${line.hair} solid ${color.rule}`,
    color: color.ink3,
    fontSize: text[12],
    '@media': { print: { display: 'none' } },
  }),
)

export const footer = style([
  flushFooter,
  inComponents({ marginInline: space[6], '@media': { [media.narrow]: { marginInline: space[4] } } }),
])
