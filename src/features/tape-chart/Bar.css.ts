import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { tapeChartColors } from '../../design/theme/tape-chart.css.ts'
import { media } from '../../design/theme/media.ts'
import { iconPosition, iconImage, invertedInForcedColors } from './kind-images.css.ts'
import type { TapeBarKind } from './tape-chart.types.ts'

const { color, line, radius, shadow, space, text, weight } = vars

const hatched = (angle: number, ink: string, width: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, ${ink} 0 ${width}px, transparent ${width}px ${gap}px)`

type LayerRule = Parameters<typeof inComponents>[0]

const [labelBackgroundVariable, iconOffsetVariable] = ['--tab', '--shift']

/** Handles at the ends of a bar, to resize it. */
const resizeHandles = {
  '&[data-resizable]::before, &[data-resizable]::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 'min(7px, 25%)',
    cursor: 'ew-resize',
  },
  '&[data-resizable]::before': { insetInlineStart: 0 },
  '&[data-resizable]::after': { insetInlineEnd: 0 },
} as const

/** A bar kind with icon and label directly on the bar. */
const plainBar = (kind: TapeBarKind, rule: LayerRule, image = {}) =>
  inComponents({ ...rule, selectors: { '&::before': { ...iconImage, ...iconPosition(kind), ...image } } })

/** A bar kind that can be resized; its icon and label are on a tab. */
const resizableBar = (kind: TapeBarKind) =>
  inComponents({ selectors: resizeHandles, vars: { [iconOffsetVariable]: iconPosition(kind).backgroundPositionY } })

/** A blocking kind: the bar has a pattern, its icon and label are on a plain tab. */
const patternedBar = (kind: TapeBarKind, tone: { ink: string; tint: string }, pattern: string) => [
  resizableBar(kind),
  inComponents({
    vars: { [labelBackgroundVariable]: tone.tint },
    color: tone.ink,
    borderColor: tone.ink,
    background: `${pattern} ${tone.tint}`,
    '@media': {
      [media.forcedColors]: {
        vars: { [labelBackgroundVariable]: 'Canvas' },
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        borderColor: 'CanvasText',
        background: `${pattern} Canvas`,
      },
    },
  }),
]

/** A bar from midday to midday. Icon, text and pattern carry its meaning as well as colour. */
export const bar = recipe({
  base: inComponents({
    position: 'absolute',
    zIndex: 2,
    border: `${line.hair} solid`,
    borderRadius: radius[1],
    fontSize: text[13],
    whiteSpace: 'nowrap',
    printColorAdjust: 'exact',
    selectors: {
      '&[data-press]': { cursor: 'pointer' },
      '&[data-before]': { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-after]': { borderInlineEndWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-dragged]': { opacity: 0.45 },
      // Narrower than icon and name: the guest's initials, along a bar that is narrower than these.
      '&[data-fit=initials]': { textAlign: 'center' },
      '&[data-fit=initials]::before': { display: 'none' },
      '&[data-fit=sideways]': { borderInlineStartWidth: line.hair },
      '&[data-fit=sideways]::before': {
        content: 'attr(data-initials)',
        position: 'absolute',
        inset: 0,
        display: 'grid',
        // The content, not its items: what is wider than the bar reaches over both edges alike.
        placeContent: 'center',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        background: 'none',
        filter: 'none',
        fontSize: text[12],
        lineHeight: 1,
        writingMode: 'vertical-rl',
      },
      // A bar narrower than its icon: the icon stays whole, over both edges.
      '&[data-fit=icon]': { display: 'grid', gridTemplateColumns: 'max-content', justifyContent: 'center' },
      '&[data-ghost]': { zIndex: 4, boxShadow: shadow[2], pointerEvents: 'none' },
    },
  }),
  variants: {
    kind: {
      in_house: plainBar(
        'in_house',
        {
          background: tapeChartColors.bar.inHouse,
          color: tapeChartColors.bar.inHouseInk,
          borderColor: tapeChartColors.bar.reservedEdge,
          fontWeight: weight.medium,
          '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } },
        },
        invertedInForcedColors,
      ),
      reservation: plainBar('reservation', {
        background: tapeChartColors.bar.reserved,
        color: tapeChartColors.bar.reservedInk,
        borderColor: tapeChartColors.bar.reservedEdge,
        borderInlineStartWidth: '4px',
      }),
      departed: plainBar('departed', {
        background: color.page,
        color: color.ink2,
        borderColor: color.edge,
      }),
      out_of_order: patternedBar('out_of_order', color.critical, hatched(135, tapeChartColors.pattern.critical, 2, 6)),
      out_of_service: patternedBar('out_of_service', color.warning, hatched(0, tapeChartColors.pattern.warning, 2, 6)),
      internal_use: patternedBar('internal_use', color.neutral, hatched(90, tapeChartColors.pattern.neutral, 1, 5)),
      out_of_inventory: patternedBar(
        'out_of_inventory',
        color.neutral,
        hatched(45, tapeChartColors.pattern.neutral, 1, 4),
      ),
      hold: [
        resizableBar('hold'),
        inComponents({
          background: color.page,
          color: color.onHold.ink,
          border: `2px dashed ${color.onHold.ink}`,
        }),
      ],
    },
  },
})

/** Plain background for icon and label on a patterned bar. */
export const labelBackground = style(
  inComponents({
    display: 'inline-block',
    selectors: { '&::before': { ...iconImage, backgroundPositionY: `var(${iconOffsetVariable})` } },
    maxInlineSize: '100%',
    paddingInlineEnd: '.4375rem',
    background: `var(${labelBackgroundVariable}, transparent)`,
    verticalAlign: 'top',
  }),
)
within(`[data-fit=icon] > .${labelBackground.split(' ')[0]}`, {
  maxInlineSize: 'none',
  paddingInlineEnd: 0,
})
within(`[data-fit=icon] > .${labelBackground.split(' ')[0]}::before`, { marginInline: '1px' })

/** The selected nights. The label is at the end away from the focus ring. */
export const selectionOverlay = style(
  inComponents({
    position: 'absolute',
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    paddingInline: space[1],
    border: `2px solid ${color.accent.ink}`,
    borderRadius: radius[1],
    color: color.accent.ink,
    fontSize: text[13],
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    pointerEvents: 'none',
    selectors: {
      '&[data-end]': { justifyContent: 'flex-end' },
      // A label that is wider than its nights wraps under this full line, out of sight, instead of being cut off.
      '&::before': { content: '""', blockSize: '100%' },
    },
    '@media': { print: { display: 'none' } },
  }),
)
export const selectionLabel = style(
  inComponents({ alignSelf: 'center', paddingInline: space[1], background: color.surface }),
)
