import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { space } = vars

/** Floors beneath each other on a phone, side by side where there is room. */
export const floors = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    gap: `${space[4]} ${space[6]}`,
  }),
)
