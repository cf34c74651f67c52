import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '../../design/layers.css.ts'
import { media } from '../../design/theme/media.ts'
import { kinds } from './kind-icons.css.ts'
import type { TapeBarKind } from './tape-chart.types.ts'

/*
 * All bar icons share one image. An `<svg>` in each of six thousand bars takes a quarter of a frame, and an SVG image
 * is rasterised for each bar.
 */

const imageVariable = '--kinds'
const size = 0.8125
const [lightImage, darkImage] = [
  { vars: { [imageVariable]: 'url(./bar-icons-light.png)' } },
  { vars: { [imageVariable]: 'url(./bar-icons-dark.png)' } },
]

globalStyle(':root', inReset({ ...lightImage, '@media': { '(prefers-color-scheme: dark)': darkImage } }))
// Forced colours follow the system, whatever theme the person has chosen.
globalStyle(':root[data-theme=light]', inReset({ '@media': { [media.chosenColors]: lightImage } }))
globalStyle(':root[data-theme=dark]', inReset({ '@media': { [media.chosenColors]: darkImage } }))

/** Styles of the icon's pseudo-element before a label. `iconPosition` selects the kind. */
export const iconImage = {
  content: '',
  display: 'inline-block',
  inlineSize: `${size}rem`,
  blockSize: `${size}rem`,
  marginInline: '.3125rem .25rem',
  background: `var(${imageVariable}) 0 0 / ${size}rem auto`,
  verticalAlign: '-.15em',
} as const

/** Vertical offset of a kind's icon in the image. */
export const iconPosition = (kind: TapeBarKind) => ({ backgroundPositionY: `${-size * kinds.indexOf(kind)}rem` })

/**
 * In forced colours the in-house bar is filled with the text colour. In dark mode that fill is white like the icon, so
 * the icon is inverted.
 */
export const invertedInForcedColors = {
  '@media': { [`${media.forcedColors} and (prefers-color-scheme: dark)`]: { filter: 'invert(1)' } },
}
