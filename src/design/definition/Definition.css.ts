import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, space, text } = vars

export const definitions = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem,auto) minmax(0,1fr)',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  }),
)
export const pair = style(
  inComponents({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gap: `0 ${space[4]}`,
    paddingBlock: space[2],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
  }),
)
export const term = style(inComponents({ color: color.ink2, fontSize: text[13] }))
export const value = style(inComponents({ overflowWrap: 'anywhere' }))
