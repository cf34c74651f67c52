import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, weight } = vars

export const statusTone = recipe({
  base: inComponents({ fontWeight: weight.medium, whiteSpace: 'nowrap' }),
  variants: {
    tone: {
      ok: inComponents({ color: color.ok.ink }),
      warning: inComponents({ color: color.warning.ink }),
      critical: inComponents({ color: color.critical.ink }),
      info: inComponents({ color: color.info.ink }),
      onHold: inComponents({ color: color.onHold.ink }),
      neutral: inComponents({ color: color.neutral.ink }),
      plain: inComponents({ color: color.ink2 }),
    },
  },
})

/** A status of a whole sentence, which may take several lines. */
export const sentence = style(inComponents({ whiteSpace: 'normal' }))

export type StatusTone = NonNullable<NonNullable<RecipeVariants<typeof statusTone>>['tone']>

const shape = (rule: Parameters<typeof inComponents>[0]) => inComponents({ selectors: { '&::before': rule as object } })

/**
 * The mark before a status label. Its shape (filled or hollow; circle, square or diamond) differs per tone, so that
 * colour isn't needed.
 */
export const toneMark = recipe({
  base: inComponents({
    selectors: {
      '&::before': {
        content: '',
        display: 'inline-block',
        boxSizing: 'border-box',
        inlineSize: '.625rem',
        blockSize: '.625rem',
        marginInlineEnd: '.4375rem',
        border: `${line.thick} solid`,
        borderRadius: '50%',
        verticalAlign: '-.03em',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'preserve-parent-color' } } } },
  }),
  variants: {
    tone: {
      ok: shape({ background: 'currentColor' }),
      plain: shape({ background: 'currentColor' }),
      neutral: {},
      info: shape({ background: 'currentColor', borderRadius: '50% 0 50% 50%' }),
      critical: shape({ background: 'currentColor', borderRadius: radius[1] }),
      warning: shape({ background: 'currentColor', borderRadius: 0, transform: 'rotate(45deg) scale(.85)' }),
      onHold: shape({ borderStyle: 'dashed', borderRadius: radius[1] }),
    },
  },
})

/** A cell whose icon stands before the status label. */
export const withIcon = style({})
within(`${withIcon} > svg`, { marginInlineEnd: space[1] })

export const roomBadge = style(
  inComponents({
    display: 'inline-block',
    minInlineSize: '2.5rem',
    maxInlineSize: '14rem',
    paddingInline: space[1],
    border: `${line.hair} solid ${color.ink2}`,
    borderRadius: radius[1],
    background: color.surface,
    color: color.ink,
    fontWeight: weight.bold,
    lineHeight: '1.25rem',
    textAlign: 'center',
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
  }),
)

export const roomBadgeLink = style([
  roomBadge,
  inComponents({
    lineHeight: `calc(${size.target} - 2 * ${line.hair})`,
    color: color.accent.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.accent.tint, borderColor: color.accent.ink } },
  }),
])
