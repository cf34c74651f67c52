import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, font, line, radius, size, space, text, weight } = vars

/** Looks like any control; contains the date segments. */
export const group = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&[data-focus-within]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: 0,
        borderColor: color.focus,
      },
    },
  }),
)
/** A time of day is written from left to right in every language: hours before minutes. It starts where a text would. */
export const timeGroup = style([
  group,
  inComponents({ selectors: { '[dir=rtl] &': { direction: 'ltr', justifyContent: 'end' } } }),
])
export const segments = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }),
)
/** The two dates of a range: the second goes to a line of its own where both don't fit. */
export const range = style(inComponents({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }))
export const firstDate = style(inComponents({ display: 'flex', alignItems: 'center', minInlineSize: 0 }))
/** The button at the end of a picker. */
export const calendarButton = style(inComponents({ marginInlineStart: 'auto' }))
export const segment = style(
  inComponents({
    paddingInline: '.0625rem',
    borderRadius: radius[1],
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type=literal]': { paddingInline: '.125rem' },
      // Each segment is a target of its own: with the sign between them, their centres are 24 px apart (WCAG 2.5.8).
      '&:not([data-type=literal])': { minInlineSize: '1.25rem', lineHeight: size.target, textAlign: 'center' },
      '&[data-placeholder]': { color: color.ink3 },
      '&[data-focused]': { background: color.accent.base, color: color.accent.on },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)

export const calendar = style(inComponents({ padding: space[3], outline: 'none' }))
export const calendarHead = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockEnd: space[2],
  }),
)
export const month = style(
  inComponents({
    flex: 1,
    textAlign: 'center',
    font: `500 ${text[16]}/1.3 ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
  }),
)
export const grid = style(inComponents({ borderCollapse: 'collapse' }))
export const weekday = style(
  inComponents({ inlineSize: size.control, color: color.ink3, fontSize: text[12], fontWeight: weight.medium }),
)
export const day = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    borderRadius: radius[2],
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-outside-month]': { display: 'none' },
      '&:is([data-disabled],[data-unavailable])': {
        color: color.ink3,
        cursor: 'not-allowed',
        textDecoration: 'line-through',
      },
      '&[data-today]': { fontWeight: weight.bold, boxShadow: `inset 0 calc(${line.thick} * -1) ${color.ink}` },
      '&[data-selected]': { background: color.accent.tint, color: color.accent.ink, borderRadius: 0 },
      '&:is([data-selection-start],[data-selection-end])': {
        background: color.accent.base,
        color: color.accent.on,
        fontWeight: weight.bold,
        borderRadius: radius[2],
      },
      '&[data-invalid]': { background: color.critical.tint, color: color.critical.ink },
      '&[data-focus-visible]': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)
// A single chosen day is both start and end.
export const singleDay = style(
  inComponents({
    selectors: {
      '&&[data-selected]': {
        background: color.accent.base,
        color: color.accent.on,
        borderRadius: radius[2],
        fontWeight: weight.bold,
      },
    },
  }),
)
