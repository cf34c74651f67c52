import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, space, weight } = vars

export const statusTone = recipe({
  base: inComponents({ fontWeight: weight.medium, whiteSpace: 'nowrap' }),
  variants: {
    tone: {
      ok: inComponents({ color: color.ok.ink }),
      warn: inComponents({ color: color.warn.ink }),
      bad: inComponents({ color: color.bad.ink }),
      busy: inComponents({ color: color.busy.ink }),
      hold: inComponents({ color: color.hold.ink }),
      mute: inComponents({ color: color.mute.ink }),
      plain: inComponents({ color: color.ink2 }),
    },
  },
})

export type StatusTone = NonNullable<NonNullable<RecipeVariants<typeof statusTone>>['tone']>

export const plate = style(
  inComponents({
    display: 'inline-block',
    minInlineSize: '2.5rem',
    paddingInline: space[1],
    border: `${line.hair} solid ${color.ink2}`,
    borderRadius: radius[1],
    background: color.sheet,
    color: color.ink,
    fontWeight: weight.bold,
    lineHeight: '1.25rem',
    textAlign: 'center',
  }),
)
