import { globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { media } from '../theme/media.ts'
import { kinds } from './kind-icons.css.ts'
import type { TapeBarKind } from './tape.ts'

/*
 * The icons of the bars come from one picture. With an `<svg>` in each of six thousand bars a quarter of a frame goes into
 * them, and a picture in SVG is drawn anew for each bar.
 */

const picture = '--kinds'
const size = 0.8125
const [day, night] = [
  { vars: { [picture]: 'url(./kinds-day.png)' } },
  { vars: { [picture]: 'url(./kinds-night.png)' } },
]

globalStyle(':root', inReset({ ...day, '@media': { '(prefers-color-scheme: dark)': night } }))
globalStyle(':root[data-theme=light]', inReset(day))
globalStyle(':root[data-theme=dark]', inReset(night))

/** Of a pseudo-element before a label: where the icon lies. Its kind is said by `imageOf`. */
export const imagePlace = {
  content: '',
  display: 'inline-block',
  inlineSize: `${size}rem`,
  blockSize: `${size}rem`,
  marginInline: '.3125rem .25rem',
  background: `var(${picture}) 0 0 / ${size}rem auto`,
  verticalAlign: '-.15em',
} as const

/** How far down the picture a kind's icon lies. */
export const imageOf = (kind: TapeBarKind) => ({ backgroundPositionY: `${-size * kinds.indexOf(kind)}rem` })

/** White on the text's colour, where the person's colours are forced: by night that is white too. */
export const reversed = {
  '@media': { [`${media.forced} and (prefers-color-scheme: dark)`]: { filter: 'invert(1)' } },
}
