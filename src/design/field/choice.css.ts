import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, weight } = vars

export const check = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '1.75rem',
    cursor: 'pointer',
    '@media': { [media.narrow]: { minBlockSize: size.control } },
  }),
)
within(`${check} > input`, {
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  accentColor: color.accent.base,
})

export const choices = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` }))

/** Ticks in columns as wide as a few words. */
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
    background: color.sheet,
    '@media': {
      [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', justifySelf: 'stretch' },
    },
  }),
)

export const segment = style(
  inComponents({
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
      '&:has(:checked)': {
        background: color.accent.tint,
        color: color.accent.ink,
        fontWeight: weight.bold,
        boxShadow: `inset 0 calc(${line.thick} * -1) ${color.accent.ink}`,
      },
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: `calc(${line.focus} * -1)`,
        borderRadius: radius[2],
      },
      '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.narrow]: { paddingInline: space[1], minBlockSize: size.primary },
      [media.forced]: {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)

export const knob = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    borderRadius: '1rem',
    border: `${line.hair} solid ${color.edge}`,
    background: color.sheet,
    cursor: 'pointer',
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
      '&:checked': { background: color.accent.base, borderColor: color.accent.base },
      '&:checked::before': { insetInlineStart: 'auto', insetInlineEnd: '.125rem', background: color.accent.on },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&::before': { background: 'ButtonText' }, '&:checked': { background: 'Highlight' } },
      },
    },
  }),
)
within(`${check} > ${knob}`, { inlineSize: '2rem' })
