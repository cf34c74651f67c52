import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'

const { color, line, radius, shadow, space, text } = vars

/** A text beside a bar. The pointer passes through it, because it may cover rows that are drop targets. */
export const callout = recipe({
  base: inComponents({
    position: 'fixed',
    zIndex: vars.z.popover,
    maxInlineSize: 'min(20rem, 90vw)',
    padding: `${space[2]} ${space[3]}`,
    border: `${line.hair} solid`,
    borderInlineStartWidth: space[1],
    borderRadius: radius[2],
    boxShadow: shadow[2],
    color: color.ink,
    background: color.surface,
    fontSize: text[13],
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
  variants: {
    tone: {
      critical: inComponents({ borderColor: color.critical.ink }),
      info: inComponents({ borderColor: color.info.ink }),
    },
  },
})
