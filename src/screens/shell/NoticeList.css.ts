import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, shadow, space, z } = vars

export const notices = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: space[4],
    insetInlineEnd: space[4],
    zIndex: z.toast,
    display: 'grid',
    gap: space[2],
    inlineSize: 'min(24rem,calc(100vw - 2rem))',
    '@media': { [media.narrow]: { insetBlockEnd: space[2] }, print: { display: 'none' } },
  }),
)

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
    background: color.surface,
    color: color.ink,
    border: `${line.hair} solid`,
    borderInlineStartWidth: space[1],
    borderRadius: radius[2],
    boxShadow: shadow[2],
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      ok: inComponents({ borderColor: color.ok.ink }),
      critical: inComponents({ borderColor: color.critical.ink }),
      warning: inComponents({ borderColor: color.warning.ink }),
      info: inComponents({ borderColor: color.info.ink }),
    },
  },
})

export const message = style(inComponents({ flex: 1, minInlineSize: 0 }))

export type NoticeTone = NonNullable<NonNullable<RecipeVariants<typeof notice>>['tone']>
