import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { size, space } = vars

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[3],
    paddingBlock: `${space[2]} ${space[3]}`,
    '@media': { print: { display: 'none' } },
  }),
)

// The search itself, without an element around it.
within(`${bar} > :first-child`, {
  flex: '1 1 11rem',
  minInlineSize: 0,
  '@media': { [media.narrow]: { flex: '1 1 8rem' } },
})
within(`${bar} > :only-child`, { maxInlineSize: '24rem' })

export const toggle = style(
  inComponents({ display: 'none', '@media': { [media.narrow]: { display: 'grid', minBlockSize: size.primary } } }),
)

export const otherFilters = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '3 1 auto',
    minInlineSize: 0,
    gap: space[3],
    alignItems: 'end',
    '@media': { [media.medium]: { flexBasis: '100%' }, [media.narrow]: { display: 'none' } },
    selectors: {
      '&[data-open]': { '@media': { [media.narrow]: { display: 'grid' } } },
      // With `MoreFilters`, all filters are direct items of the bar, so that the panel has the bar's full width.
      '&:has(> [data-more-filters])': { '@media': { [media.wide]: { display: 'contents' } } },
    },
  }),
)
// The percentage keeps a grid of counts as narrow as a phone.
within(`${otherFilters} > *`, { flex: '1 1 9rem', maxInlineSize: 'min(100%,24rem)' })
within(`${otherFilters} > :is(button,[role=radiogroup])`, { flex: 'none' })
