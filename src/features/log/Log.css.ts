import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'
import { startMark } from '../../design/theme/start-mark.ts'

const { color, font, line, radius, size, space, text, weight } = vars

export const day = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' }))

/** In the title serif, with a hairline beneath. */
export const dayTitle = style(
  inComponents({
    paddingBlock: `${space[4]} ${space[1]}`,
    borderBlockEnd: `${line.hair} solid ${color.rule2}`,
    fontFamily: font.title,
    fontSizeAdjust: font.titleAdjust,
    fontSize: text[16],
    fontWeight: weight.medium,
  }),
)

/** The widest time of a day sets the column of all: "14:05", "11:15 p. m.". */
export const entries = style(
  inComponents({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(4rem,max-content) minmax(0,1fr) auto auto',
        columnGap: space[3],
      },
    },
  }),
)

export const entry = style(
  inComponents({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: space[3],
    alignItems: 'baseline',
    paddingBlock: space[1],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    selectors: {
      // The button of the entry keeps the smallest height of a target.
      ':root[data-density=compact] &': { paddingBlock: 0 },
      '&:hover': { background: color.hover },
      '&[data-open]': { background: color.sunken, boxShadow: startMark(color.accent.ink) },
    },
    '@media': {
      // On a phone: time and tag in one line, the action beneath them.
      [media.narrow]: { gridTemplateColumns: 'auto minmax(0,1fr) auto' },
      [media.forcedColors]: {
        selectors: { '&[data-open]': { outline: `${line.thick} solid Highlight`, outlineOffset: '-2px' } },
      },
    },
  }),
)

export const time = style(
  inComponents({
    paddingInlineStart: space[3],
    color: color.ink2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

export const entryText = style(
  inComponents({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { gridColumn: '1 / -1', gridRow: 2, paddingInline: space[3] } },
  }),
)

export const note = style(inComponents({ display: 'block', color: color.ink2, fontSize: text[13] }))

export const actor = style(inComponents({ fontWeight: weight.bold }))
/** Space after the icon before a name. */
within(`${actor} > svg`, { marginInlineEnd: space[1] })

export const tag = style(
  inComponents({
    justifySelf: 'start',
    paddingInline: space[2],
    border: `${line.hair} solid ${color.rule2}`,
    borderRadius: radius[1],
    background: color.surface,
    color: color.ink2,
    fontSize: text[12],
    whiteSpace: 'nowrap',
  }),
)

export const toggle = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: size.target,
    paddingInline: space[2],
    border: 0,
    borderRadius: radius[2],
    background: 'none',
    color: color.accent.ink,
    fontSize: text[13],
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { '(pointer: coarse)': { minBlockSize: size.control } },
  }),
)

export const details = style(
  inComponents({
    gridColumn: '2 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[3],
    paddingBlock: `${space[2]} ${space[3]}`,
    paddingInlineEnd: space[3],
    '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingInlineStart: space[3] } },
  }),
)

export const changes = style(inComponents({ inlineSize: '100%', maxInlineSize: '48rem', borderCollapse: 'collapse' }))

const cellBase = {
  inlineSize: '33%',
  paddingBlock: space[1],
  paddingInline: `0 ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `${line.hair} solid ${color.rule}`,
  overflowWrap: 'anywhere',
} as const
export const changesHeader = style(
  inComponents({
    ...cellBase,
    borderBlockEnd: `${line.hair} solid ${color.rule2}`,
    color: color.ink2,
    fontSize: text[13],
    fontWeight: weight.medium,
  }),
)
/** A field's name wraps between words only. */
export const changesField = style(inComponents({ ...cellBase, fontWeight: weight.medium, overflowWrap: 'normal' }))
export const changesCell = style(inComponents({ ...cellBase, whiteSpace: 'pre-line' }))
export const emptyValue = style(inComponents({ color: color.ink3, fontStyle: 'italic' }))

export const skeleton = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[4],
    paddingBlock: space[4],
  }),
)

export const nav = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[3],
  }),
)
