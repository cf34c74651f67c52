import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents, within } from '../../design/layers.css.ts'
import { statusTone } from '../../design/status/Status.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, size, space, weight } = vars

export const bars = style(inComponents({ margin: 0, padding: 0, listStyle: 'none' }))
export const bar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0,1fr) 3rem',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.row,
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
  }),
)
/** Custom property for a bar's share of the longest bar, 0 to 1. */
export const shareVariable = '--share'
export const track = recipe({
  base: inComponents({ display: 'block' }),
  variants: { tone: statusTone.classNames.variants.tone },
})
within(`${track.classNames.base} > i`, {
  display: 'block',
  inlineSize: `calc(var(${shareVariable}) * 100%)`,
  blockSize: '.75rem',
  borderRadius: radius[1],
  background: 'currentColor',
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
    print: { printColorAdjust: 'exact' },
  },
})
export const count = style(
  inComponents({ justifySelf: 'end', fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)
