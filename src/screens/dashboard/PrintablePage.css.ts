import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'

// A page of its own name, so that no other print of the app takes its margins.
globalStyle('@page figures', { size: 'A4 portrait', margin: '12mm' } as Parameters<typeof globalStyle>[1])

export const printablePage = style(inComponents({ '@media': { print: { page: 'figures' } } }))

// A chart is drawn for the width of the screen, by rules of the library's own; paper has another.
within(`${printablePage} :is(.recharts-wrapper,.recharts-surface)`, {
  '@media': { print: { inlineSize: '100% !important', maxInlineSize: 'none !important' } },
})
// What only opens on a press.
within(`${printablePage} summary`, { '@media': { print: { display: 'none' } } })
