import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

export const skeleton = recipe({
  base: inComponents({ display: 'block', borderRadius: vars.radius[1], background: vars.color.rule }),
  variants: {
    shape: {
      line: inComponents({ blockSize: '.75rem', inlineSize: '70%' }),
      title: inComponents({ blockSize: '1.5rem', inlineSize: '40%' }),
      control: inComponents({ blockSize: vars.size.control }),
      picture: inComponents({ blockSize: '8rem' }),
    },
  },
})
