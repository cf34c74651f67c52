import { style } from '@vanilla-extract/css'
import { chip } from '../chip/FilterChips.css.ts'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, space, text } = vars

export const tags = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    paddingBlockStart: space[1],
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const tag = style([chip, inComponents({ gap: space[1] })])

/** Message in place of the list: loading, or nothing found. */
export const message = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: space[3],
    color: color.ink2,
    fontSize: text[13],
  }),
)
