import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

/** Dark on light in both themes, with a light edge: cameras find no other codes (ISO/IEC 18004). */
export const qrCode = style(
  inComponents({
    alignSelf: 'start',
    inlineSize: '100%',
    maxInlineSize: '14rem',
    background: vars.color.surface,
    color: vars.color.ink,
    colorScheme: 'light',
    forcedColorAdjust: 'none',
  }),
)
