import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, radius, text } = vars

export const prefixed = style(inComponents({ display: 'flex', alignItems: 'stretch' }))
export const prefix = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    paddingInline: '.625rem',
    border: `${line.hair} solid ${color.edge}`,
    borderInlineEnd: 0,
    borderStartStartRadius: radius[2],
    borderEndStartRadius: radius[2],
    background: color.sunken,
    color: color.ink2,
    fontSize: text[13],
    whiteSpace: 'nowrap',
  }),
)
export const joined = style(inComponents({ borderStartStartRadius: 0, borderEndStartRadius: 0 }))
