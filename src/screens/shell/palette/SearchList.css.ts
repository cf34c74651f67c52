import { style } from '@vanilla-extract/css'
import { inComponents } from '../../../design/layers.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'

const { color, line, space, text } = vars

export const search = style(
  inComponents({ padding: space[3], borderBlockEnd: `${line.hair} solid ${color.rule}`, flex: 'none' }),
)

export const results = style(
  inComponents({
    padding: space[1],
    outline: 'none',
    overflow: 'auto',
    flex: '1 1 auto',
    minBlockSize: 0,
    scrollPadding: space[1],
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
)

/** Message beneath the field: why there are no results, and what to do. */
export const messageRow = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingInlineEnd: space[3],
  }),
)
export const message = style(
  inComponents({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    paddingInlineStart: space[4],
    color: color.ink2,
    fontSize: text[13],
    // Visually hidden text takes no space.
    selectors: { '&:not(:empty,:has(> span))': { paddingBlock: space[3] } },
  }),
)

export const group = style(inComponents({ display: 'grid' }))
export const groupLabel = style(
  inComponents({ padding: `${space[3]} ${space[2]} ${space[1]}`, color: color.ink3, fontSize: text[12] }),
)

/** Marks the open property. */
export const currentMark = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.accent.ink,
    fontSize: text[12],
    whiteSpace: 'nowrap',
  }),
)
