import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const tabs = style(
  inComponents({
    // Positioned, because the tabs' offset is measured from it.
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    gap: space[1],
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.rule2} transparent`,
    // A tab focused by keyboard scrolls into view with its focus ring and the edge of the next tab.
    scrollPaddingInline: space[8],
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
      // An inset outline: the scroll container would clip an outer one (WCAG 2.4.11).
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
