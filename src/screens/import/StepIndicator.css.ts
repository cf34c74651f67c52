import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, space, text, weight } = vars

export const steps = style(
  inComponents({
    display: 'flex',
    gap: space[2],
    '@media': { [media.narrow]: { gap: space[1] } },
  }),
)

/** A line over each step, filled when the step is reached. */
export const step = style(
  inComponents({
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlockStart: space[2],
    borderBlockStart: `${line.mark} solid ${color.rule2}`,
    color: color.ink3,
    fontSize: text[13],
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-passed]': { borderBlockStartColor: color.accent.ink, color: color.ink2 },
      '&[aria-current]': { borderBlockStartColor: color.accent.ink, color: color.ink, fontWeight: weight.bold },
    },
  }),
)
