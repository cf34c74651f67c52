import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'
import { cell, row } from '../../design/table/Table.css.ts'

const { color, line, radius, size } = vars

/** A line where the dragged row would be inserted. */
export const movable = style([
  row,
  inComponents({
    selectors: {
      '&&[data-drop=before]': { boxShadow: `inset 0 ${line.mark} ${color.accent.ink}` },
      '&&[data-drop=after]': { boxShadow: `inset 0 calc(${line.mark} * -1) ${color.accent.ink}` },
      '&&[data-dragging]': { background: color.sunken, color: color.ink2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-drop=before]': { borderBlockStart: `${line.mark} solid Highlight` },
          '&[data-drop=after]': { borderBlockEnd: `${line.mark} solid Highlight` },
        },
      },
    },
  }),
])

export const handleCell = style([
  cell(),
  inComponents({
    inlineSize: '2.25rem',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
    '@media': { print: { display: 'none' } },
  }),
])

export const handle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: radius[2],
    background: 'none',
    color: color.ink3,
    cursor: 'inherit',
    selectors: { '&:hover': { color: color.ink, background: color.hover } },
    '@media': { '(pointer: coarse)': { inlineSize: size.control, blockSize: size.control } },
  }),
)
