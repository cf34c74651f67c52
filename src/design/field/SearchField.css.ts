import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'

// Hides the browser's clear button: it would be a second one, without a name.
export const searchInput = style(
  inComponents({ appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }),
)
