import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, line, radius, size, space, text, z } = vars

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
    inset: '0 auto auto 0',
    zIndex: z.skip,
    padding: `${space[2]} ${space[4]}`,
    background: color.sheet,
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

// The ledger's double rule: one border, one line drawn below it.
export const head = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space[2]} ${space[4]}`,
    paddingBlockEnd: space[3],
    marginBlockEnd: space[3],
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

export const title = style(
  inComponents({
    font: `500 ${text[26]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
)

export const sub = style(inComponents({ color: color.ink3, fontSize: text[13], paddingBlockEnd: '.1875rem' }))

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginInlineStart: 'auto',
    '@media': { [media.narrow]: { marginInlineStart: 0, inlineSize: '100%' }, print: { display: 'none' } },
  }),
)

within(`${actions} > *`, { '@media': { [media.narrow]: { flex: '1 1 auto' } } })

export const crumbs = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    marginBlockEnd: '-.125rem',
    fontSize: text[13],
    color: color.ink3,
    '@media': { print: { display: 'none' } },
  }),
)

// A link that stands alone keeps a 24 px target (WCAG 2.5.8).
export const crumb = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInlineStart: space[2] } },
  }),
)
