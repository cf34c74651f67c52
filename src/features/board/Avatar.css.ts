import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, text, weight } = vars

export const avatar = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `${line.hair} solid ${color.edge}`,
    borderRadius: '50%',
    background: color.surface,
    color: color.ink2,
    fontSize: text[12],
    fontWeight: weight.medium,
    letterSpacing: '-.02em',
    selectors: { '&[data-nobody]': { borderStyle: 'dashed', color: color.ink3 } },
  }),
)
