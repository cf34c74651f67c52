import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, space, weight } = vars

const tinted = (tone: { ink: string; tint: string }) =>
  inComponents({ background: tone.tint, color: tone.ink, borderColor: tone.ink })

export const banner = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[2]} ${space[6]}`,
    borderBlockEnd: `${line.hair} solid`,
    fontWeight: weight.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
  variants: {
    tone: {
      warning: tinted(color.warning),
      critical: tinted(color.critical),
      info: tinted(color.info),
      ok: tinted(color.ok),
    },
  },
})

export type BannerTone = NonNullable<NonNullable<RecipeVariants<typeof banner>>['tone']>
