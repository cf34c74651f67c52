import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, space, weight } = vars

const tinted = (tone: { ink: string; tint: string }) =>
  inComponents({ borderColor: tone.ink, background: tone.tint, color: tone.ink })

const base = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space[2],
    padding: `.625rem ${space[3]}`,
    border: `${line.hair} solid`,
    borderInlineStartWidth: space[1],
    borderRadius: radius[1],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
)

// In the middle of the first line, which a button beside the text makes higher.
within(`${base} > svg`, { translate: '0 .1875rem' })

export const alert = recipe({
  base,
  variants: {
    tone: {
      critical: tinted(color.critical),
      warning: tinted(color.warning),
      ok: tinted(color.ok),
      info: tinted(color.info),
    },
  },
})

export type AlertTone = NonNullable<NonNullable<RecipeVariants<typeof alert>>['tone']>

export const content = style(inComponents({ flex: 1, minInlineSize: 0 }))
