import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, radius, size } = vars

export const iconButton = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: radius[2],
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:is([data-hovered],:hover)': { background: 'color-mix(in srgb,currentColor 12%,transparent)' },
      '&:is([data-disabled],:disabled)': { color: color.ink3, background: 'none', cursor: 'not-allowed', opacity: 0.6 },
    },
  }),
  variants: {
    tone: {
      plain: inComponents({ color: color.ink2 }),
      // Inherits the text colour of its container: notices, selection bar, sidebar.
      inherit: inComponents({
        color: 'inherit',
        selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' } },
      }),
    },
    size: {
      s: inComponents({ inlineSize: size.target, blockSize: size.target }),
      m: inComponents({
        inlineSize: '1.75rem',
        blockSize: '1.75rem',
        '@media': { '(pointer: coarse)': { inlineSize: size.control, blockSize: size.control } },
      }),
      l: inComponents({ inlineSize: size.primary, blockSize: size.primary }),
    },
  },
})
