import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { noticesHeight } from '../theme/notices-height.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, line, radius, text, weight } = vars

// Not for pseudo-elements: with a rule for all of them, the browser computes two more styles per element.
globalStyle('*', inReset({ boxSizing: 'border-box' }))

// Scroll padding keeps the focused element clear of sticky elements (WCAG 2.4.11).
globalStyle('html', inReset({ textSizeAdjust: '100%', scrollPaddingBlock: `3.5rem calc(5.5rem + ${noticesHeight})` }))

globalStyle(
  'body',
  inReset({
    margin: 0,
    background: color.page,
    color: color.ink,
    font: `${weight.normal} ${text[14]}/${leading.ui} ${font.ui}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    WebkitFontSmoothing: 'antialiased',
  }),
)

globalStyle(
  'h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend',
  inReset({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
)
globalStyle('ul,ol', inReset({ listStyle: 'none' }))
globalStyle('button,input,select,textarea', inReset({ font: 'inherit', color: 'inherit', margin: 0 }))
globalStyle('img', inReset({ maxInlineSize: '100%' }))
globalStyle('a', inReset({ color: color.accent.ink, textDecorationThickness: '1px', textUnderlineOffset: '.2em' }))
globalStyle('a:hover', inReset({ textDecorationThickness: '2px' }))

// One focus ring for all elements, outside the shape, with a gap (WCAG 2.4.7, 2.4.13).
globalStyle(
  ':focus-visible',
  inReset({ outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.gap, borderRadius: radius[1] }),
)
// A heading focused after a route change is not a control, so it has no ring.
globalStyle('h1:focus,main:focus', inReset({ outline: 'none' }))

// A loader keeps its delay, which is no motion: without it, each short load would be seen and spoken.
globalStyle(
  ':not([role=status])',
  inReset({ '@media': { [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' } } }),
)
