import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

/** From right to left, time runs to the left. */
export const sparkline = style(
  inComponents({
    display: 'block',
    inlineSize: '5.5rem',
    blockSize: '1.5rem',
    overflow: 'visible',
    color: color.accent.ink,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
)
within(`${sparkline} > path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
within(`${sparkline} > circle`, { fill: 'currentColor' })
