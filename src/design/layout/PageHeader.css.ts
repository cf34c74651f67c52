import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, line, size, space, text } = vars

// Double rule: a border and a line drawn below it.
export const header = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space[2]} ${space[4]}`,
    paddingBlockEnd: space[3],
    marginBlockEnd: space[4],
    borderBlockEnd: `${line.hair} solid ${color.ink}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 -.25rem',
        borderBlockEnd: `${line.hair} solid ${color.ink}`,
      },
    },
  }),
)

/** On the header of a screen whose content should start high up on a phone. */
export const dense = style({})
const whenDense = `${dense} > &`

export const title = style(
  inComponents({
    font: `500 ${text[26]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // As high as a button, so that the content below doesn't move with and without one.
    alignContent: 'end',
    minBlockSize: size.primary,
    // In line with the text of the menu button.
    '@media': { [media.narrow]: { selectors: { [whenDense]: { alignContent: 'center' } } } },
  }),
)

export const subtitleText = style(
  inComponents({
    color: color.ink3,
    fontSize: text[13],
    paddingBlockEnd: '.1875rem',
    '@media': {
      [media.narrow]: { inlineSize: '100%', selectors: { [whenDense]: { order: 1, paddingBlockEnd: 0 } } },
    },
  }),
)

/** Three actions in English fit in one row of a phone. Four, other languages and large text (ADR 0057) may not. */
const fourActions = ':is(a,button)~:is(a,button)~:is(a,button)~:is(a,button)'
const whenTextIsShort = `:root[lang=en]:not([data-text_size*=large]) &:not(:has(>${fourActions}))`

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginInlineStart: 'auto',
    '@media': {
      [media.narrow]: {
        marginInlineStart: 0,
        inlineSize: '100%',
        selectors: {
          [whenDense]: { marginInlineStart: 'auto', inlineSize: 'auto' },
          [whenTextIsShort]: { flexWrap: 'nowrap' },
        },
      },
      print: { display: 'none' },
    },
  }),
)

// On a phone the buttons share a row, each sized by its text, so that one and three buttons have the same height.
// The `header` in the selector outweighs the buttons' own padding.
within(`header ${actions} > :is(a, button)`, {
  '@media': { [media.narrow]: { flex: '1 1 auto', gap: space[1], paddingInline: space[1], whiteSpace: 'normal' } },
})

export const breadcrumbTrail = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    marginBlockEnd: '-.125rem',
    fontSize: text[13],
    color: color.ink3,
    '@media': { print: { display: 'none' } },
  }),
)

// As high as the links, which have a 24 px target (WCAG 2.5.8).
export const breadcrumb = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInlineStart: space[1] } },
  }),
)
