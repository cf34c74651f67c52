import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { space } = vars

/** The controls of the date: in one row, and on a phone the buttons share a row above the field. */
export const dateControls = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[2],
    '@media': {
      [media.narrow]: { display: 'grid', gridTemplateColumns: 'auto auto auto', inlineSize: '100%' },
    },
  }),
)
within(`${dateControls} > a`, { '@media': { [media.narrow]: { paddingInline: space[1], gap: space[1] } } })
within(`${dateControls} > div`, { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })
