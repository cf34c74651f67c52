import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, size, space, weight } = vars

export const tabs = style(
  inComponents({
    display: 'flex',
    overflowX: 'auto',
    gap: space[4],
    borderBlockEnd: `${line.hair} solid ${color.rule2}`,
  }),
)

export const tab = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.control,
    color: color.ink2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.ink },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': {
        color: color.accent.ink,
        fontWeight: weight.bold,
        boxShadow: `inset 0 calc(${line.mark} * -1) ${color.accent.ink}`,
      },
    },
  }),
)
