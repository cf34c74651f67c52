import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../../design/layers.css.ts'
import { popover } from '../../../design/menu/Menu.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'
import { startMark } from '../../../design/theme/start-mark.ts'

const { color, line, space, text, weight } = vars

export const panel = style([
  popover,
  inComponents({ selectors: { '&&': { inlineSize: 'min(24rem,calc(100vw - 1rem))', minInlineSize: 0 } } }),
])

export const dialog = style(
  inComponents({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' }),
)

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space[2],
    padding: `${space[3]} ${space[4]}`,
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
  }),
)
export const title = style(inComponents({ margin: 0, fontSize: text[16], fontWeight: weight.bold }))

export const list = style(inComponents({ overflow: 'auto', listStyle: 'none', margin: 0, padding: 0 }))
within(`${list} > li + li`, { borderBlockStart: `${line.hair} solid ${color.rule}` })

/** The whole row is the link. */
export const entry = style(
  inComponents({
    display: 'grid',
    gap: '.125rem',
    padding: `${space[2]} ${space[4]}`,
    color: color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const freshEntry = style(inComponents({ boxShadow: startMark(color.accent.base) }))
export const about = style(inComponents({ color: color.ink3, fontSize: text[12] }))
export const freshMark = style(inComponents({ color: color.accent.ink, fontWeight: weight.bold }))

export const foot = style(
  inComponents({ display: 'grid', gap: space[2], justifyItems: 'start', padding: `${space[3]} ${space[4]}` }),
)
