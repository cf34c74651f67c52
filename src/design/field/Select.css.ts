import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, space } = vars

export const trigger = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    cursor: 'pointer',
    paddingInlineEnd: space[2],
    selectors: {
      '[data-invalid] > &': {
        borderColor: color.critical.ink,
        boxShadow: `inset 0 0 0 ${line.hair} ${color.critical.ink}`,
      },
    },
  }),
)
export const chosen = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.ink3 } },
  }),
)

export const virtualList = style(
  inComponents({ selectors: { '&&': { maxBlockSize: '18rem', minBlockSize: '3rem', padding: 0 } } }),
)
/** The place of a list whose button is elsewhere: no box, so that nothing moves while it is open. */
export const listPlace = style(inComponents({ display: 'contents' }))
export const empty = style(inComponents({ padding: space[3], color: color.ink3 }))

/** Label beside the control, which is as wide as the chosen label. */
export const compact = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[2] }))
within(`${compact} > ${trigger}`, { inlineSize: 'auto', minInlineSize: '4.5rem' })
