import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

/** Anything that opens next to its button: menus, lists, calendars. */
export const popover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(24rem,calc(100vw - 1rem))',
    background: color.surface,
    color: color.ink,
    borderRadius: radius[3],
    border: `${line.hair} solid ${color.rule2}`,
    boxShadow: vars.shadow[2],
    outline: 'none',
    overflow: 'auto',
  }),
)

export const list = style(
  inComponents({
    padding: space[1],
    outline: 'none',
    overflow: 'auto',
    maxBlockSize: 'inherit',
    scrollPadding: space[1],
  }),
)

export const item = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '.625rem',
    minBlockSize: '2rem',
    padding: `${space[1]} ${space[3]} ${space[1]} ${space[2]}`,
    borderRadius: radius[2],
    color: color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:is([data-focused],[data-hovered])': { background: color.hover },
      '&[data-focus-visible]': { background: color.accent.tint, boxShadow: `inset 0 0 0 ${line.focus} ${color.focus}` },
      '&[data-selected]': { fontWeight: weight.bold, color: color.accent.ink },
      '&:is([data-disabled],[aria-disabled=true])': { color: color.ink3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.narrow]: { minBlockSize: size.primary },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  variants: { tone: { plain: {}, critical: inComponents({ color: color.critical.ink }) } },
})

export const itemText = style(inComponents({ display: 'grid', flex: 1, minInlineSize: 0 }))
export const itemNote = style(
  inComponents({ color: color.ink3, fontSize: text[12], fontWeight: weight.normal, maxInlineSize: '18rem' }),
)

/** Below the items of a menu. It must not widen the menu. */
export const menuNote = style(
  inComponents({
    margin: 0,
    padding: `${space[1]} ${space[3]} ${space[2]}`,
    borderBlockStart: `${line.hair} solid ${color.rule}`,
    color: color.ink2,
    fontSize: text[12],
    inlineSize: 0,
    minInlineSize: '100%',
    boxSizing: 'border-box',
  }),
)

/** Content of a popover that isn't just a list. */
export const content = style(inComponents({ padding: space[4], outline: 'none' }))

/** As wide as its content, not its button: calendars. */
export const pane = style([popover, inComponents({ selectors: { '&&': { minInlineSize: 0 } } })])
