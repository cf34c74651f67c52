import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

/** Ink outlines with parts in the accent colour and in the warning colour. */
export const drawing = recipe({
  base: inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    stroke: color.ink2,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: { m: inComponents({ maxInlineSize: '5.5rem' }), l: inComponents({ maxInlineSize: '15rem' }) },
  },
})

const ink = (stroke: string, fill?: string) => style(inComponents(fill ? { stroke, fill } : { stroke }))

export const faint = ink(color.rule2)
export const sheet = ink(color.ink2, color.surface)
export const accent = ink(color.accent.ink)
export const accentTint = ink(color.accent.ink, color.accent.tint)
export const warning = ink(color.warning.ink)
export const warningTint = ink(color.warning.ink, color.warning.tint)
export const ok = ink(color.ok.ink)
export const critical = ink(color.critical.ink)
