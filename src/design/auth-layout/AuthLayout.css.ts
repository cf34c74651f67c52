import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color, font, leading, space, text } = vars
const { sidebar } = color

export const twoPanes = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
    minBlockSize: '100vh',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr' } },
  }),
)

export const cover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: `${space[8]} ${space[8]} 0`,
    overflow: 'hidden',
    background: sidebar.base,
    color: sidebar.ink,
    '@media': { [media.narrow]: { padding: space[4] } },
  }),
)

export const name = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    font: `500 ${text[20]}/${leading.tight} ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
  }),
)

export const picture = style(
  inComponents({
    display: 'block',
    inlineSize: `calc(100% + ${space[16]})`,
    blockSize: 'auto',
    marginInline: `calc(${space[8]} * -1)`,
    maxInlineSize: 'none',
    '@media': { [media.narrow]: { display: 'none' } },
  }),
)

export const main = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[5],
    inlineSize: '100%',
    maxInlineSize: '30rem',
    marginInline: 'auto',
    padding: space[8],
    '@media': { [media.narrow]: { justifyContent: 'start', padding: `${space[6]} ${space[4]}` } },
  }),
)

export const form = style(inComponents({ display: 'grid', gap: space[5], marginBlockEnd: space[5] }))
