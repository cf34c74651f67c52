import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const chips = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '1.75rem',
    paddingBlockEnd: space[3],
    // On a phone an empty row takes no height, to leave room for the content.
    '@media': { [media.narrow]: { selectors: { '&:empty': { display: 'none' } } } },
  }),
)
within(`${chips} > ul`, { display: 'contents' })

export const end = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginInlineStart: 'auto',
    color: color.ink2,
    '@media': { [media.narrow]: { marginInlineStart: 0, inlineSize: '100%' } },
  }),
)

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.625rem',
    maxInlineSize: '100%',
    paddingInlineStart: space[2],
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[1],
    background: color.surface,
    fontSize: text[13],
    overflowWrap: 'anywhere',
  }),
)
within(`${chip} > b`, { marginInlineEnd: '.3em', color: color.ink3, fontWeight: weight.medium })

export const remove = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: size.target,
    blockSize: size.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink2,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.ink, background: color.hover } },
  }),
)
