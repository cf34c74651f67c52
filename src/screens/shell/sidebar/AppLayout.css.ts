import { style } from '@vanilla-extract/css'
import { inComponents } from '../../../design/layers.css.ts'
import { noticesHeight } from '../../../design/theme/notices-height.ts'
import { media } from '../../../design/theme/media.ts'

export const layout = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    minBlockSize: '100vh',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr' },
      print: { display: 'block', minBlockSize: 0 },
    },
  }),
)

export const content = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // Padding so that the end of the page can scroll clear of the notices.
    paddingBlockEnd: noticesHeight,
    '@media': { print: { paddingBlockEnd: 0 } },
  }),
)
