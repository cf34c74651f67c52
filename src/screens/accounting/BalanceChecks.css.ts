import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, space, weight } = vars

export const checkList = style(
  inComponents({
    display: 'grid',
    gap: `${space[1]} ${space[6]}`,
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),1fr))',
    margin: 0,
    padding: `${space[2]} 0`,
    listStyle: 'none',
    borderBlock: `${line.hair} solid ${color.rule2}`,
  }),
)

export const check = style(
  inComponents({
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    color: color.ok.ink,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-broken]': { fontWeight: weight.bold },
      '&[data-broken=critical]': { color: color.critical.ink },
      '&[data-broken=warning]': { color: color.warning.ink },
    },
  }),
)
within(`${check} > svg`, { flex: 'none', marginBlockStart: '.15rem' })

export const sums = style(
  inComponents({ display: 'block', color: color.ink2, fontWeight: weight.normal, fontVariantNumeric: 'tabular-nums' }),
)
