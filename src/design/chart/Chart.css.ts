import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, size, space, text } = vars

/** Chart colours. recharts takes colours as attributes; a custom property follows the theme. */
export const colors = {
  bar: createVar(),
  current: createVar(),
  edge: createVar(),
  rule: createVar(),
  axis: createVar(),
  ink: createVar(),
}

export const plot = recipe({
  base: inComponents({
    minInlineSize: 0,
    fontSize: text[12],
    // recharts anchors labels as from left to right, whatever the direction: SVG would anchor them at their other end.
    direction: 'ltr',
    vars: {
      [colors.bar]: color.accent.tint,
      [colors.current]: color.accent.base,
      [colors.edge]: color.accent.ink,
      [colors.rule]: color.rule,
      [colors.axis]: color.ink,
      [colors.ink]: color.ink2,
    },
    '@media': {
      [media.forcedColors]: {
        vars: {
          [colors.bar]: 'Canvas',
          [colors.current]: 'Highlight',
          [colors.edge]: 'CanvasText',
          [colors.rule]: 'GrayText',
          [colors.axis]: 'CanvasText',
          [colors.ink]: 'CanvasText',
        },
      },
      print: { printColorAdjust: 'exact' },
    },
  }),
  variants: {
    height: {
      usual: inComponents({ blockSize: '13rem' }),
      /** The chart sets its own height by the number of rows. */
      own: {},
    },
  },
  defaultVariants: { height: 'usual' },
})

export const chartTable = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[2] }))
export const summary = style(
  inComponents({
    inlineSize: 'fit-content',
    minBlockSize: size.target,
    color: color.accent.ink,
    fontSize: text[13],
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `${line.focus} solid ${color.focus}` } },
  }),
)
