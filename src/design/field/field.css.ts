import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const field = style(inComponents({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 }))

export const label = style(inComponents({ color: color.ink2, fontSize: text[13], fontWeight: weight.medium }))

export const optional = style(inComponents({ color: color.ink3, fontWeight: weight.normal }))

export const description = style(inComponents({ color: color.ink3, fontSize: text[13] }))

export const error = style(
  inComponents({
    display: 'flex',
    gap: '.375rem',
    color: color.critical.ink,
    fontSize: text[13],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
)

within(`${error} > svg`, { marginBlockStart: '.125rem' })

// Style of every input box. 16 px on a phone: below that iOS zooms in.
export const control = style(
  inComponents({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.control,
    paddingBlock: 0,
    paddingInline: '.625rem',
    background: color.surface,
    color: color.ink,
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: radius[2],
    textAlign: 'start',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.ink3, opacity: 1 },
      '&:hover': { borderColor: color.ink2 },
      '&:focus-visible,&[data-focus-visible]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: 0,
        borderColor: color.focus,
      },
      '&:is([aria-invalid=true],[data-invalid])': {
        borderColor: color.critical.ink,
        boxShadow: `inset 0 0 0 ${line.hair} ${color.critical.ink}`,
      },
      '&:is(:disabled,[data-disabled])': { background: color.sunken, color: color.ink3, borderColor: color.rule2 },
      '&:read-only:is(input,textarea):not([type=file])': { background: color.sunken },
    },
    '@media': {
      [media.narrow]: {
        fontSize: text[16],
        minBlockSize: size.primary,
        selectors: { '&::placeholder': { fontSize: text[14] } },
      },
    },
  }),
)

/** Contains a control and what lies on it: an icon before, a button after. */
export const controlBox = style(inComponents({ position: 'relative', display: 'grid' }))

export const startSlot = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '.625rem',
    display: 'grid',
    placeItems: 'center',
    color: color.ink3,
    pointerEvents: 'none',
  }),
)

// The icon of a search field, without an element around it (performance P18).
within(`${controlBox} > svg:first-child`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '.625rem',
  marginBlock: 'auto',
  color: color.ink3,
  pointerEvents: 'none',
})

export const endSlot = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[1],
    display: 'grid',
    placeItems: 'center',
    color: color.ink2,
  }),
)

export const withStartSlot = style(inComponents({ paddingInlineStart: space[8] }))
export const withEndSlot = style(inComponents({ paddingInlineEnd: space[10] }))
