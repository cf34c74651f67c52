import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { cell, rowHeader } from './Table.css.ts'
import { hiddenRule } from '../hidden/hidden-rule.ts'

const { color, radius, size, space } = vars

/** A pencil in the padding at the cell's end, without an element (350 elements a page). */
const pencil = {
  content: '',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  background: 'currentColor',
  clipPath: 'polygon(0 100%,6% 70%,64% 12%,88% 36%,30% 94%,0 100%,72% 4%,82% 0,100% 18%,96% 28%)',
} as const
const preserved = { selectors: { '&::before': { forcedColorAdjust: 'preserve-parent-color' } } } as const

const editable = style(
  inComponents({
    position: 'relative',
    '@media': {
      '(hover: hover)': {
        selectors: {
          'tr:hover > &:not(:has(> button, > form))::before': {
            ...pencil,
            position: 'absolute',
            insetBlockStart: 'calc(50% - .3125rem)',
            insetInlineEnd: '.125rem',
            color: color.ink3,
          },
        },
      },
      [media.forcedColors]: preserved,
      print: { selectors: { '&::before': { display: 'none' } } },
    },
  }),
)

/** Classes of the cells. They are composed here, so that the code of the first screens doesn't have to export theirs. */
export const headerCell = style([rowHeader, editable])
export const numericCell = style([cell({ isNumeric: true }), editable])
export const textCell = style([cell({ isNoWrap: true }), editable])

export const editButton = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${size.target} / 2)`,
    insetInlineEnd: 0,
    inlineSize: size.target,
    blockSize: size.target,
    padding: '.125rem',
    border: 0,
    borderRadius: radius[2],
    background: 'none',
    color: color.ink2,
    cursor: 'pointer',
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    selectors: {
      '&::before': pencil,
      '&:hover': { background: 'color-mix(in srgb,currentColor 12%,transparent)', color: color.ink },
    },
    '@media': { [media.forcedColors]: preserved },
  }),
)

/** The field in place of the cell's content, with its buttons. */
export const inlineEditor = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 1fr) auto auto',
    alignItems: 'start',
    gap: space[1],
    inlineSize: '15rem',
    paddingBlock: space[1],
    fontWeight: 'normal',
    whiteSpace: 'normal',
    textAlign: 'start',
  }),
)

// The row and the column say what the field is, and its accessible name does.
within(`${inlineEditor} > * > label`, {
  ...hiddenRule,
  whiteSpace: 'nowrap',
})
