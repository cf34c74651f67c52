import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'
import { dayWidthVariable, focusRing, roomWidthVariable } from './TapeChart.css.ts'
import { hiddenRule } from '../../design/hidden/hidden-rule.ts'

const { color, leading, line, space, text, weight, z } = vars

/** Absolutely positioned and contained: its content can't move other rows. */
export const row = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    // Without `paint`: clipping each row costs more compositing per frame than it saves.
    contain: 'size layout style',
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    selectors: {
      '&[data-kind=group]': { background: color.sunken, borderBlockEndColor: color.rule2 },
      '&[data-target=free]': { background: color.accent.tint },
      '&[data-target=refused]': { background: color.critical.tint },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
)

export const rowHeader = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: z.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: `var(${roomWidthVariable})`,
    blockSize: '100%',
    paddingInline: space[2],
    borderInlineEnd: `${line.hair} solid ${color.rule2}`,
    background: color.page,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: {
      '&:focus-visible': focusRing,
      '[data-kind=group] > &': {
        background: color.sunken,
        fontWeight: weight.bold,
        fontSize: text[13],
        cursor: 'pointer',
      },
      '[data-opens] &': { cursor: 'pointer' },
      '[data-narrow] &': { gap: space[1], paddingInline: space[1] },
    },
  }),
)
export const name = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }))
export const detail = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: color.ink2,
    fontSize: text[13],
    fontWeight: weight.normal,
    selectors: {
      // The room's number keeps its width, and a long text takes two lines (WCAG 1.4.12).
      '[data-kind=room] &': { flex: '1 1 0', whiteSpace: 'normal', lineHeight: leading.tight },
      '[data-narrow] &': { display: 'none' },
    },
  }),
)
export const mark = style(inComponents({ fontSize: text[12], flex: 'none' }))
export const condition = style(inComponents({ marginInlineStart: 'auto', fontSize: text[12], flex: 'none' }))
export const conditionText = style(
  inComponents({
    selectors: {
      '[data-narrow] &': hiddenRule,
    },
  }),
)

/** Paints nothing unless selected: the grid lines lie behind all rows. */
export const cell = style(
  inComponents({
    flex: `0 0 var(${dayWidthVariable})`,
    minInlineSize: 0,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-selected=true]': { background: color.accent.tint },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected=true]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
      },
    },
  }),
)
export const freeCell = style([
  cell,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    color: color.ink3,
    fontSize: text[12],
    overflow: 'hidden',
    selectors: {
      '&[data-full]': { color: color.critical.ink, fontWeight: weight.bold },
      '&[data-sign]::before': { content: 'attr(data-sign)' },
    },
  }),
])
