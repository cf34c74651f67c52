import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { size, space, weight } = vars

export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: size.target,
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '[aria-sort] > &': { fontWeight: weight.bold },
      '&:hover': { textDecoration: 'underline' },
      // An arrow without elements: every table has one (350 elements a page).
      '[aria-sort] > &::after': {
        content: '',
        inlineSize: '.625rem',
        blockSize: '.625rem',
        background: 'currentColor',
        clipPath: 'polygon(50% 0,100% 50%,86% 64%,60% 38%,60% 100%,40% 100%,40% 38%,14% 64%,0 50%)',
      },
      '[aria-sort=descending] > &::after': { rotate: '180deg' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[aria-sort] > &::after': { forcedColorAdjust: 'preserve-parent-color' } },
      },
    },
  }),
)
