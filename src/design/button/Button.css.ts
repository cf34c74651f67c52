import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, motion, radius, size, space, text, weight } = vars

// These selectors match both react-aria's data attributes and the native pseudo-classes.
const hovered = '&:is([data-hovered],:hover)'
const pressed = '&:is([data-pressed],:active)'

const filled = (tone: { base: string; hover: string; pressed: string; on: string }) =>
  inComponents({
    background: tone.base,
    borderColor: tone.base,
    color: tone.on,
    fontWeight: weight.bold,
    selectors: {
      [hovered]: { background: tone.hover, borderColor: tone.hover },
      [pressed]: { background: tone.pressed, borderColor: tone.pressed },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  })

export const button = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    border: `${line.hair} solid`,
    borderRadius: radius[2],
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    // A label wider than a phone wraps.
    '@media': {
      [media.narrow]: { flexShrink: 0, maxInlineSize: '100%', whiteSpace: 'normal' },
    },
  }),
  variants: {
    tone: {
      primary: filled(color.accent),
      critical: filled({ ...color.critical, base: color.critical.ink, pressed: color.critical.hover }),
      secondary: inComponents({
        background: color.surface,
        borderColor: color.edge,
        color: color.ink,
        selectors: {
          [hovered]: { background: color.hover, borderColor: color.ink2 },
          [pressed]: { background: color.sunken },
        },
      }),
      quiet: inComponents({
        background: 'none',
        borderColor: 'transparent',
        color: color.accent.ink,
        selectors: { [hovered]: { background: color.hover }, [pressed]: { background: color.accent.tint } },
      }),
      raised: inComponents({
        background: 'none',
        borderColor: color.raised.edge,
        color: color.raised.ink,
        selectors: {
          [`${hovered},${pressed}`]: { background: color.raised.hover },
          '&:focus-visible': { outlineColor: color.raised.ink },
          '&&&:is([data-disabled],:disabled)': {
            background: 'none',
            borderColor: 'transparent',
            color: color.raised.edge,
          },
        },
      }),
    },
    size: {
      s: inComponents({ minBlockSize: '1.75rem', paddingInline: space[2], fontSize: text[13] }),
      m: inComponents({
        minBlockSize: size.control,
        paddingInline: space[3],
        '@media': { [media.narrow]: { minBlockSize: size.primary } },
      }),
      l: inComponents({ minBlockSize: size.primary, paddingInline: space[4] }),
    },
  },
})

/** Applied last, so that a disabled button looks the same in every tone. */
export const disabled = style(
  inComponents({
    selectors: {
      '&&:is([data-disabled],:disabled)': {
        background: color.sunken,
        borderColor: color.rule2,
        color: color.ink3,
        cursor: 'not-allowed',
      },
      '&&[aria-pressed=true]': {
        background: color.accent.tint,
        borderColor: color.accent.ink,
        color: color.accent.ink,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&&:is([data-disabled],:disabled)': { color: 'GrayText' } } } },
  }),
)

export type ButtonTone = NonNullable<NonNullable<RecipeVariants<typeof button>>['tone']>
export type ButtonSize = NonNullable<NonNullable<RecipeVariants<typeof button>>['size']>
