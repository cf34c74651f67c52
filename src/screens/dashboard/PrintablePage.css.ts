import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'

// A named page, so that other printouts of the app keep their margins. vanilla-extract has no type for `@page`.
globalStyle('@page figures', { size: 'A4 portrait', margin: '12mm' } as Parameters<typeof globalStyle>[1])

export const printablePage = style(inComponents({ '@media': { print: { page: 'figures' } } }))

// Firefox takes `auto` within for another page, which has other margins.
within(`${printablePage} *`, { '@media': { print: { page: 'inherit' } } })

// recharts sizes the chart for the screen's width; print overrides it.
within(`${printablePage} :is(.recharts-wrapper,.recharts-surface)`, {
  '@media': { print: { inlineSize: '100% !important', maxInlineSize: 'none !important' } },
})
// Summaries of closed details are hidden in print.
within(`${printablePage} summary`, { '@media': { print: { display: 'none' } } })

// Firefox breaks a column of boxes between two pages, and a grid only before it.
within(`${printablePage} > div, ${printablePage} > div > div`, {
  '@media': { print: { display: 'flex', flexDirection: 'column' } },
})
