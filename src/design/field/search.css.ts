import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'

// The browser's own cross would be a second one, without a name.
export const searchInput = style(
  inComponents({ appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }),
)
