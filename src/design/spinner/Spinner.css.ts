import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

// Three quarters of a ring, which reads as "in progress" even without motion.
export const spinner = style(
  inComponents({
    flex: 'none',
    display: 'inline-block',
    inlineSize: '1rem',
    blockSize: '1rem',
    border: '.125rem solid',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} .8s linear infinite`,
  }),
)
