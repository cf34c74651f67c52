import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, weight } = vars

export const checkbox = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '1.75rem',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' } },
    '@media': { [media.narrow]: { minBlockSize: size.control } },
  }),
)

const whenChecked = '[data-selected] > &,[data-indeterminate] > &'
const ring = { outline: `${line.focus} solid ${color.focus}`, outlineOffset: '.125rem' }

/** Common styles of checkbox, radio button and switch. react-aria sets the state on the label around them. */
const control = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    border: `${line.hair} solid ${color.edge}`,
    background: color.surface,
    pointerEvents: 'none',
    selectors: {
      '[data-hovered] > &': { borderColor: color.ink2 },
      [whenChecked]: { background: color.accent.base, borderColor: color.accent.base },
      '[data-focus-visible] > &': ring,
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Field',
        borderColor: 'FieldText',
        selectors: {
          [whenChecked]: { background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  }),
)
const iconInControl = {
  content: '',
  position: 'absolute',
  '@media': { [media.forcedColors]: { borderColor: 'HighlightText' } },
} as const

/** A checkbox: empty, ticked, or a dash if only some of the items are selected. */
export const tickBox = style([
  control,
  inComponents({
    borderRadius: radius[1],
    selectors: {
      '[data-selected]:not([data-indeterminate]) > &::after': {
        ...iconInControl,
        insetBlockStart: '.0625rem',
        insetInlineStart: '.3125rem',
        boxSizing: 'border-box',
        inlineSize: '.375rem',
        blockSize: '.6875rem',
        border: `solid ${color.accent.on}`,
        borderWidth: '0 .125rem .125rem 0',
        transform: 'rotate(45deg)',
      },
      '[data-indeterminate] > &::after': {
        ...iconInControl,
        insetBlockStart: '.4375rem',
        insetInline: '.1875rem',
        borderBlockStart: `.125rem solid ${color.accent.on}`,
      },
    },
  }),
])

/** The dot of a radio button. */
export const dot = style([
  control,
  inComponents({
    borderRadius: '50%',
    selectors: {
      '[data-selected] > &::after': {
        ...iconInControl,
        inset: '.25rem',
        border: `.25rem solid ${color.accent.on}`,
        borderRadius: '50%',
      },
    },
  }),
])

/** The track and the knob of a switch. */
export const switchTrack = style([
  control,
  inComponents({
    inlineSize: '2rem',
    borderRadius: '1rem',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: '.125rem',
        insetInlineStart: '.125rem',
        aspectRatio: '1',
        borderRadius: '50%',
        background: color.edge,
      },
      '[data-selected] > &::before': {
        insetInlineStart: 'auto',
        insetInlineEnd: '.125rem',
        background: color.accent.on,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { background: 'FieldText' },
          '[data-selected] > &::before': { background: 'HighlightText' },
        },
      },
    },
  }),
])

export const choices = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` }))

/** Checkboxes in columns as wide as a few words. */
export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,11rem),1fr))',
    gap: `0 ${space[4]}`,
  }),
)

export const segments = style(
  inComponents({
    display: 'inline-flex',
    justifySelf: 'start',
    maxInlineSize: '100%',
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[2],
    background: color.surface,
    '@media': {
      [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', justifySelf: 'stretch' },
    },
  }),
)

export const segment = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.375rem',
    minBlockSize: `calc(${size.control} - 2 * ${line.hair})`,
    paddingInline: space[3],
    borderInlineStart: `${line.hair} solid ${color.edge}`,
    color: color.ink2,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:first-child': { borderInlineStart: 0 },
      '&:hover': { background: color.hover },
      '&[data-selected]': {
        background: color.accent.tint,
        color: color.accent.ink,
        fontWeight: weight.bold,
        boxShadow: `inset 0 calc(${line.thick} * -1) ${color.accent.ink}`,
      },
      '&[data-focus-visible]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: `calc(${line.focus} * -1)`,
        borderRadius: radius[2],
      },
      '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.narrow]: { paddingInline: space[1], minBlockSize: size.primary },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)

// react-aria hides the input in a single pixel. These rules lay it invisibly over its label instead: touch
// exploration with a screen reader finds it where it is drawn, and it can't extend the page.
for (const label of [checkbox, segment]) {
  within(`${label} > :has(> input)`, {
    inset: 0,
    inlineSize: '100% !important',
    blockSize: '100% !important',
    margin: '0 !important',
    clip: 'auto !important',
    clipPath: 'none !important',
    opacity: 0,
  })
  within(`${label} > * > input`, { inlineSize: '100%', blockSize: '100%', margin: 0, cursor: 'inherit' })
}
