import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/design/theme/contract.css.ts'

const { color, space, text, weight, radius, line, font } = vars
const hair = `${line.hair} solid ${color.rule}`
const wide = '(min-width: 64rem)'

export const page = style({ minBlockSize: '100dvb', paddingInline: space[4], paddingBlockEnd: space[8] })
export const head = style({ borderBlockEnd: hair, marginBlockEnd: space[4] })
export const title = style({ fontFamily: font.title, fontSize: text[26], marginBlock: `${space[4]} ${space[2]}` })
export const main = style({ minInlineSize: 0 })
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start' } },
})
export const sidebar = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: space[4],
      maxBlockSize: 'calc(100dvb - 2rem)',
      overflowY: 'auto',
      paddingInlineEnd: space[2],
    },
  },
})
export const filters = style({ display: 'grid', gap: space[3] })
export const note = style({ color: color.ink2, marginBlock: space[2], fontSize: text[14], overflowWrap: 'anywhere' })
export const emptyHint = style({ color: color.ink2, maxInlineSize: '65ch', margin: 0 })
export const notice = style({ display: 'grid', gap: space[3], justifyItems: 'start', alignContent: 'start' })
export const list = style({
  display: 'block',
  maxBlockSize: '24rem',
  overflowY: 'auto',
  '@media': { [wide]: { maxBlockSize: 'none', overflowY: 'visible' } },
})
export const machine = style({ fontSize: text[14], fontWeight: weight.bold, marginBlock: `${space[4]} ${space[1]}` })
export const plainList = style({ listStyle: 'none', padding: 0, margin: 0 })
export const pathLink = style({
  display: 'block',
  padding: space[2],
  borderRadius: radius[2],
  color: color.ink,
  fontSize: text[14],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-current=page]': { background: color.accent.tint, color: color.accent.ink, fontWeight: weight.medium },
  },
})
export const smallText = style({ display: 'block', color: color.ink2, fontSize: text[13], overflowWrap: 'anywhere' })
/** A figure doesn't wrap; the table scrolls. */
export const figure = style({ whiteSpace: 'nowrap' })
export const player = style({ minInlineSize: 0 })
export const playerHead = style({ marginBlockEnd: space[3] })
export const pathTitle = style({ fontSize: text[20], fontWeight: weight.bold, overflowWrap: 'anywhere', margin: 0 })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlock: space[3],
})
export const playerColumns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 90rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'start' } },
})
export const frameBox = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'var(--height, 30rem)',
  border: `${line.hair} solid ${color.edge}`,
  borderRadius: radius[2],
  background: color.sunken,
})
export const frame = style({
  inlineSize: 'var(--width)',
  blockSize: 'var(--frame-height)',
  border: 0,
  transform: 'scale(var(--scale, 1))',
  transformOrigin: '0 0',
})
export const highlight = style({
  position: 'absolute',
  insetInlineStart: 'var(--left)',
  insetBlockStart: 'var(--top)',
  inlineSize: 'var(--ring-width)',
  blockSize: 'var(--ring-height)',
  border: `${line.mark} solid ${color.critical.ink}`,
  borderRadius: radius[3],
  outline: `${line.thick} solid ${color.page}`,
  pointerEvents: 'none',
})
export const caption = style({
  marginBlock: space[3],
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  minBlockSize: '1.5em',
})
export const steps = style({ paddingInlineStart: space[8], margin: 0, listStyle: 'decimal' })
export const step = style({
  padding: space[2],
  borderBlockEnd: hair,
  selectors: { '&[aria-current=step]': { background: color.accent.tint } },
})
export const stepText = style({ margin: 0, overflowWrap: 'anywhere' })
export const passed = style({ margin: 0, color: color.ok.ink, fontSize: text[14] })
export const failed = style({ margin: 0, color: color.critical.ink, overflowWrap: 'anywhere' })
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontSize: text[14] })
export const tableTitle = style({ textAlign: 'start', fontWeight: weight.bold, paddingBlock: space[2] })
export const pre = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const recorder = style({ marginBlockStart: space[5], borderBlockStart: hair, paddingBlockStart: space[3] })
export const summary = style({ cursor: 'pointer', minBlockSize: '1.75rem', fontWeight: weight.medium })
export const coverage = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 90rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
})
export const scroller = style({ overflowX: 'auto' })
export const drawing = style({ minInlineSize: 0 })
export const machineButton = style({
  font: 'inherit',
  color: color.accent.ink,
  background: 'none',
  border: 0,
  padding: 0,
  minBlockSize: '1.5rem',
  cursor: 'pointer',
  textDecoration: 'underline',
  selectors: { '&[aria-pressed=true]': { fontWeight: weight.bold } },
})

globalStyle(`${table} th, ${table} td`, { border: hair, padding: space[2], textAlign: 'start', verticalAlign: 'top' })
globalStyle(`${table} thead th`, { background: color.sunken })
