import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { noticesHeight } from '../theme/notices-height.ts'
import { media } from '../theme/media.ts'

const { color, radius, space, text, weight } = vars

export const bar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: `calc(${space[3]} + ${noticesHeight})`,
    zIndex: vars.z.selection,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[3],
    padding: `.375rem .375rem .375rem ${space[4]}`,
    background: color.raised.base,
    color: color.raised.ink,
    borderRadius: radius[3],
    boxShadow: vars.shadow[2],
    border: 'thin solid transparent',
    '@media': { [media.narrow]: { paddingInlineStart: space[3], fontSize: text[13] }, print: { display: 'none' } },
  }),
)

export const barHeightVariable = '--selection-bar'
// The height varies with language, reasons and text size. The focused control stays clear of it (WCAG 2.4.11).
globalStyle(
  `html:has(${bar})`,
  inComponents({ scrollPaddingBlockEnd: `calc(var(${barHeightVariable}) + ${space[5]} + ${noticesHeight})` }),
)

export const count = style(
  inComponents({
    marginInlineEnd: 'auto',
    fontWeight: weight.bold,
    // Above the buttons, so that these stay side by side.
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  }),
)

export const wide = style(
  inComponents({ display: 'inline-flex', gap: space[2], '@media': { [media.narrow]: { display: 'none' } } }),
)
export const narrow = style(inComponents({ display: 'none', '@media': { [media.narrow]: { display: 'inline-flex' } } }))

/** Why a button is disabled, as visible text: a disabled button can't be focused. */
export const reason = style(inComponents({ flexBasis: '100%', fontSize: text[13] }))
