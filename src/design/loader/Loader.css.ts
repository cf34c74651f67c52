import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, space, text } = vars

// After a delay: a load of under 300 ms needs no message. Hidden, because screen readers speak what is only transparent.
const appear = keyframes({ from: { visibility: 'hidden' } })
const delayed = `${appear} 1ms .3s both`

export const loader = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.loader,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    padding: space[4],
    background: color.page,
    color: color.ink2,
    font: `500 ${text[20]}/1.3 ${font.title}`,
    textAlign: 'center',
    animation: delayed,
  }),
)

export const inlineLoader = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[4],
    color: color.ink2,
    animation: delayed,
  }),
)
