import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, space } = vars

export const photos = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[1] }))

export const photo = style(
  inComponents({
    display: 'block',
    inlineSize: '3rem',
    blockSize: '3rem',
    border: `${line.hair} solid ${color.rule2}`,
    borderRadius: radius[1],
    overflow: 'hidden',
    background: color.sunken,
  }),
)
within(`${photo} > img`, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** Side by side in the table; on a phone two in a row. */
export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  }),
)

/** Keeps the place of a button that a row doesn't have: the other buttons stand in columns. */
export const emptyPlace = style(inComponents({ visibility: 'hidden' }))

/** Cards of a phone, in a column. */
export const cards = style(inComponents({ display: 'grid', gap: space[4] }))
export const card = style(
  inComponents({
    padding: space[3],
    border: `${line.hair} solid ${color.rule2}`,
    borderRadius: radius[2],
    background: color.surface,
  }),
)
