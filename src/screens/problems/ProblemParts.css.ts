import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, space, text, weight } = vars

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

/** The steps of a problem in the table: each has its column in every row. "Reopen" replaces both. */
export const steps = style(
  inComponents({
    display: 'inline-grid',
    gridTemplateColumns: 'repeat(2,max-content)',
    columnGap: space[2],
    flex: 'none',
  }),
)
within(`${steps} > button`, { gridColumn: '1 / -1' })

/** As wide as a small button with this text. */
export const place = style(inComponents({ display: 'grid' }))
within(`${place}::before`, {
  content: 'attr(data-text) / ""',
  blockSize: 0,
  paddingInline: `calc(${space[2]} + ${line.hair})`,
  overflow: 'clip',
  fontSize: text[13],
  fontWeight: weight.medium,
  visibility: 'hidden',
})

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
