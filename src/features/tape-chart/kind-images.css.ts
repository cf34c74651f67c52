import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '../../design/layers.css.ts'
import { media } from '../../design/theme/media.ts'
import { kinds } from './kind-icons.css.ts'
import type { TapeBarKind } from './tape-chart.types.ts'

/*
 * The icons of the bars come from one picture. With an `<svg>` in each of six thousand bars a quarter of a frame goes into
 * them, and a picture in SVG is drawn anew for each bar.
 */

const imageVariable = '--kinds'
const size = 0.8125
const [day, night] = [
  { vars: { [imageVariable]: 'url(./kinds-day.png)' } },
  { vars: { [imageVariable]: 'url(./kinds-night.png)' } },
]

globalStyle(':root', inReset({ ...day, '@media': { '(prefers-color-scheme: dark)': night } }))
globalStyle(':root[data-theme=light]', inReset(day))
globalStyle(':root[data-theme=dark]', inReset(night))

/** Of a pseudo-element before a label: where the icon lies. Its kind is said by `iconPosition`. */
export const iconImage = {
  content: '',
  display: 'inline-block',
  inlineSize: `${size}rem`,
  blockSize: `${size}rem`,
  marginInline: '.3125rem .25rem',
  background: `var(${imageVariable}) 0 0 / ${size}rem auto`,
  verticalAlign: '-.15em',
} as const

/** How far down the picture a kind's icon lies. */
export const iconPosition = (kind: TapeBarKind) => ({ backgroundPositionY: `${-size * kinds.indexOf(kind)}rem` })

/** White on the text's colour, where the person's colours are forced: by night that is white too. */
export const invertedInForcedColors = {
  '@media': { [`${media.forcedColors} and (prefers-color-scheme: dark)`]: { filter: 'invert(1)' } },
}
