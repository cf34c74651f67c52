import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

/** Ink outlines with one petrol and one brass accent. */
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
export const petrol = ink(color.accent.ink)
export const petrolTint = ink(color.accent.ink, color.accent.tint)
export const brass = ink(color.warning.ink)
export const brassTint = ink(color.warning.ink, color.warning.tint)
export const good = ink(color.ok.ink)
export const wrong = ink(color.critical.ink)
