import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, leading, text: size, weight } = vars

const serif = (step: 20 | 26 | 32) =>
  inComponents({
    font: `500 ${size[step]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    textWrap: 'balance',
  })
const sans = (step: 14 | 16) =>
  inComponents({ fontSize: size[step], fontWeight: weight.bold, lineHeight: leading.tight })

export const heading = recipe({
  variants: { size: { s: sans(14), m: sans(16), l: serif(20), xl: serif(26), figure: serif(32) } },
})

export const text = recipe({
  variants: {
    tone: {
      body: {},
      secondary: inComponents({ color: color.ink2 }),
      caption: inComponents({ color: color.ink3 }),
    },
    size: {
      s: inComponents({ fontSize: size[12] }),
      m: inComponents({ fontSize: size[13] }),
      l: {},
    },
    isStrong: { true: inComponents({ fontWeight: weight.bold }) },
    isNoWrap: { true: inComponents({ whiteSpace: 'nowrap' }) },
  },
})

export const link = recipe({
  base: inComponents({ selectors: { '&[data-disabled]': { color: color.ink3, textDecoration: 'none' } } }),
  variants: {
    tone: {
      inline: {},
      strong: inComponents({
        fontWeight: weight.bold,
        textDecorationColor: color.rule2,
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      }),
      quiet: inComponents({ color: color.ink2 }),
      // Alone, not in a sentence: at least 24 px high (WCAG 2.5.8).
      alone: inComponents({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target }),
    },
  },
})

export const measure = style(inComponents({ maxInlineSize: vars.size.measure, lineHeight: leading.text }))
