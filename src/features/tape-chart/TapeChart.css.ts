import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { tapeChartColors } from '../../design/theme/tape-chart.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, space, text, weight, z } = vars

/** Custom properties of the grid: the width of a day and of the room column. */
export const dayWidthVariable = '--day'
export const roomWidthVariable = '--room'
const [day, room] = [`var(${dayWidthVariable})`, `var(${roomWidthVariable})`]
const hairline = `${line.hair} solid ${color.rule}`
const heavyLine = `${line.hair} solid ${color.rule2}`

export const frame = style(inComponents({ position: 'relative', minInlineSize: 0 }))

/** A text without a place, whose size tells when its reader spaces texts. */
export const spacingSample = style(
  inComponents({ position: 'absolute', insetBlockStart: 0, visibility: 'hidden', whiteSpace: 'nowrap' }),
)

/** The only element that scrolls sideways. Its first column and header are sticky. */
export const scroller = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'auto',
    overflowAnchor: 'none',
    overscrollBehaviorInline: 'contain',
    maxBlockSize: 'calc(100vh - 15.5rem)',
    minBlockSize: '16rem',
    borderBlock: heavyLine,
    '@media': {
      [media.narrow]: { maxBlockSize: '70vh' },
      print: { maxBlockSize: 'none', overflow: 'visible', printColorAdjust: 'exact' },
    },
  }),
)

export const grid = style(inComponents({ position: 'relative', minInlineSize: '100%' }))

export const header = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${z.sticky} + 2)`,
    background: color.page,
    '@media': { print: { position: 'static' } },
  }),
)
export const headerRow = style(inComponents({ position: 'relative', blockSize: '2.75rem' }))
export const occupancyRow = style([
  headerRow,
  inComponents({ blockSize: '2.25rem', borderBlock: hairline, borderBlockEnd: heavyLine }),
])

/** Focus ring of a cell, inset because its neighbours adjoin. */
export const focusRing = { outlineOffset: '-2px', borderRadius: 0 } as const

export const corner = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    inlineSize: room,
    blockSize: '100%',
    paddingInline: space[2],
    borderInlineEnd: heavyLine,
    background: color.page,
    color: color.ink2,
    fontWeight: weight.normal,
    fontSize: text[13],
    selectors: { '&:focus-visible': focusRing },
  }),
)

/** One week of a row. */
export const week = style(
  inComponents({ position: 'absolute', insetBlock: 0, display: 'flex', contain: 'layout', zIndex: 0 }),
)

const inLetters = '[data-columns=letter] &'
const column = { flex: `0 0 ${day}`, minInlineSize: 0 } as const

export const dayHeader = style(
  inComponents({
    ...column,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    borderInlineStart: hairline,
    color: color.ink2,
    fontSize: text[12],
    fontWeight: weight.normal,
    lineHeight: 1.25,
    textAlign: 'center',
    overflow: 'hidden',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-weekend]': { background: color.sunken },
      '&[data-today]': { background: color.ink, color: color.page },
      '&[data-month]': { borderInlineStartColor: color.ink3 },
      // The date of a week's first day runs over the columns after it, so these have no colour behind it.
      [inLetters]: {
        justifyContent: 'flex-end',
        borderInlineStartWidth: 0,
        paddingBlockEnd: space[1],
        overflow: 'visible',
      },
      '[data-columns=letter] &:is([data-month],[data-week])': { borderInlineStartWidth: line.hair },
      '[data-columns=letter] &[data-weekend]': {
        background: `linear-gradient(transparent 50%, ${color.sunken} 50%)`,
      },
      '[data-columns=letter] &[data-today]': { background: `linear-gradient(transparent 50%, ${color.ink} 50%)` },
    },
  }),
)
export const dayNumber = style(
  inComponents({
    color: color.ink,
    fontSize: text[16],
    fontWeight: weight.medium,
    selectors: {
      '[data-today] > &': { color: 'inherit', fontWeight: weight.bold },
      '[data-columns=number] &': { fontSize: `clamp(${text[12]}, calc(${day} * .45), ${text[14]})` },
    },
  }),
)

/** The date at which a week starts, above the letters of its days. */
export const weekDate = style(
  inComponents({
    position: 'relative',
    zIndex: 1,
    marginBlockEnd: 'auto',
    paddingBlockStart: space[1],
    paddingInlineStart: '2px',
    color: color.ink,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
)

export const occupancyLevel = style(
  inComponents({
    blockSize: '4px',
    margin: `2px ${space[1]} 0`,
    background: color.rule,
    selectors: { [inLetters]: { blockSize: '1.5rem', marginInline: '1px' } },
    '@media': { [media.forcedColors]: { outline: 'thin solid CanvasText' } },
  }),
)
export const occupancyFill = style(
  inComponents({
    blockSize: '100%',
    background: tapeChartColors.bar.inHouse,
    transformOrigin: 'left',
    selectors: {
      '&:dir(rtl)': { transformOrigin: 'right' },
      '[data-columns=letter] &&': { transformOrigin: 'bottom' },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)

export const body = style(
  inComponents({
    position: 'relative',
    userSelect: 'none',
    touchAction: 'pan-x pan-y',
    // The cursor is set on an overlay: it is inherited, so setting it on the grid would restyle every cell and bar at
    // the start and end of a drag.
    selectors: {
      '&[data-dragging]::after': { content: '', position: 'absolute', inset: 0, zIndex: 5, cursor: 'grabbing' },
      '&[data-dragging=refused]::after': { cursor: 'not-allowed' },
    },
  }),
)

/** Hairlines of the days, as one image behind all rows. */
export const gridLines = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: room,
    zIndex: -1,
    background: `repeating-linear-gradient(90deg, ${color.rule} 0 1px, transparent 1px ${day})`,
  }),
)

/** A shaded column: a weekend day or one that isn't loaded yet. */
export const shade = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    zIndex: -2,
    inlineSize: day,
    selectors: {
      '&[data-kind=weekend]': { background: color.sunken },
      '&[data-kind=loading]': { background: color.hover, zIndex: -1 },
    },
  }),
)

/** A line where a month starts and, between narrow days, where a week starts. */
export const periodLine = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    zIndex: -1,
    borderInlineStart: hairline,
    selectors: { '&[data-period=month]': { borderInlineStartColor: color.ink3 } },
  }),
)

export const nowLine = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    zIndex: -1,
    borderInlineStart: `2px solid ${color.ink}`,
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
)

export const hint = style(inComponents({ blockSize: 0, '@media': { print: { display: 'none' } } }))
