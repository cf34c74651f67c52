import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { space } = vars

const gap = {
  0: inComponents({ gap: space[0] }),
  1: inComponents({ gap: space[1] }),
  2: inComponents({ gap: space[2] }),
  3: inComponents({ gap: space[3] }),
  4: inComponents({ gap: space[4] }),
  6: inComponents({ gap: space[6] }),
  8: inComponents({ gap: space[8] }),
}

export const stack = recipe({
  base: inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' }),
  variants: {
    gap,
    align: {
      stretch: {},
      start: inComponents({ justifyItems: 'start' }),
      center: inComponents({ justifyItems: 'center', textAlign: 'center' }),
    },
  },
})

export const inline = recipe({
  base: inComponents({ display: 'flex', flexWrap: 'wrap' }),
  variants: {
    gap,
    align: {
      center: inComponents({ alignItems: 'center' }),
      end: inComponents({ alignItems: 'end' }),
      start: inComponents({ alignItems: 'start' }),
      baseline: inComponents({ alignItems: 'baseline' }),
    },
    justify: {
      start: {},
      end: inComponents({ justifyContent: 'end' }),
      between: inComponents({ justifyContent: 'space-between' }),
      center: inComponents({ justifyContent: 'center' }),
    },
  },
})

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),1fr))',
    gap: space[6],
    alignItems: 'start',
  }),
)

export const aside = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1.75fr) minmax(0,1fr)',
    gap: `${space[6]} ${space[8]}`,
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  }),
)
