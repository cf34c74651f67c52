import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, size, space, text, weight } = vars

/** Count of active filters, in the button. */
export const usedCount = style(
  inComponents({
    minInlineSize: '1.25rem',
    paddingInline: space[1],
    borderRadius: radius[1],
    background: color.accent.base,
    color: color.accent.on,
    fontSize: text[12],
    fontWeight: weight.bold,
    lineHeight: '1.25rem',
    textAlign: 'center',
  }),
)

// A full-width row in every context: a filter bar's flex row, its grid on a phone, or alone.
export const panel = style(
  inComponents({
    selectors: {
      '&&': { flex: '1 0 100%', gridColumn: '1 / -1', minInlineSize: 0, maxInlineSize: 'none' },
      '&:not([hidden])': {
        display: 'grid',
        // One column at 320 px, at most four; each wide enough for two dates.
        gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(17rem,(100% - 3 * ${space[3]}) / 4)),1fr))`,
        gap: space[3],
        // In a row some fields have a description and some do not: their controls are in line.
        alignItems: 'end',
        paddingBlock: space[3],
        borderBlock: `${line.hair} solid ${color.rule}`,
      },
    },
  }),
)
// A switch is as high as the controls beside it.
within(`${panel} > label`, { minBlockSize: size.control })
