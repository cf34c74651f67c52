import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const tabs = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[1]}`,
    boxShadow: `inset 0 calc(${line.hair} * -1) ${color.rule2}`,
    '@media': { print: { display: 'none' } },
  }),
)

export const tab = style(
  inComponents({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.375rem',
    minBlockSize: size.control,
    paddingInline: space[2],
    color: color.ink2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.ink, boxShadow: `inset 0 calc(${line.mark} * -1) ${color.rule2}` },
      // An inset outline: an outer one would lie on the neighbours.
      '&:focus-visible': { outlineOffset: `calc(${line.focus} * -1)`, borderRadius: radius[2] },
      '&[aria-current]': {
        color: color.accent.ink,
        fontWeight: weight.bold,
        boxShadow: `inset 0 calc(${line.mark} * -1) ${color.accent.ink}`,
      },
    },
    '@media': {
      [media.narrow]: { minBlockSize: size.primary },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEnd: `${line.mark} solid Highlight` } } },
    },
  }),
)

export const count = style(inComponents({ color: color.ink3, fontSize: text[12], fontWeight: weight.normal }))
