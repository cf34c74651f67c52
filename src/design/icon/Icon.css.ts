import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'

export const icon = recipe({
  base: inComponents({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    verticalAlign: '-.15em',
  }),
  variants: {
    size: {
      s: inComponents({ inlineSize: '.8125rem', blockSize: '.8125rem' }),
      m: inComponents({ inlineSize: '1rem', blockSize: '1rem' }),
      l: inComponents({ inlineSize: '1.25rem', blockSize: '1.25rem' }),
    },
  },
})
