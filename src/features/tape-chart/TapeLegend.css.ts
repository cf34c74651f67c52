import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, space, text } = vars

export const legend = style(
  inComponents({
    display: 'flex',
    flex: '1 1 18rem',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[3]}`,
    fontSize: text[13],
  }),
)
export const legendItem = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[1] }))
export const sample = style(
  inComponents({
    position: 'relative',
    inlineSize: '2.375rem',
    blockSize: '1.375rem',
    zIndex: 0,
    isolation: 'isolate',
  }),
)
export const sampleBar = style(inComponents({ inset: 0 }))
export const sampleNow = style(
  inComponents({ blockSize: '1.25rem', marginInlineStart: space[1], borderInlineStart: `2px solid ${color.ink}` }),
)
export const sampleWeekend = style(
  inComponents({
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    background: color.sunken,
    border: `${line.hair} solid ${color.rule2}`,
  }),
)
