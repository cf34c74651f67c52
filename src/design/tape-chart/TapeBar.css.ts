import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { tape } from '../theme/tape.css.ts'
import { media } from '../theme/media.ts'
import { imageOf, imagePlace, reversed } from './kind-images.css.ts'
import type { TapeBarKind } from './tape.ts'

const { color, line, radius, shadow, space, text, weight } = vars

const hatched = (angle: number, ink: string, width: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, ${ink} 0 ${width}px, transparent ${width}px ${gap}px)`

type LayerRule = Parameters<typeof inComponents>[0]

const [tabName, shiftName] = ['--tab', '--shift']

/** What can be taken in the hand to make it longer or shorter. */
const ends = {
  '&[data-ends]::before, &[data-ends]::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '7px',
    cursor: 'ew-resize',
  },
  '&[data-ends]::before': { insetInlineStart: 0 },
  '&[data-ends]::after': { insetInlineEnd: 0 },
} as const

/** Icon and label lie on the bar itself. */
const written = (kind: TapeBarKind, rule: LayerRule, image = {}) =>
  inComponents({ ...rule, selectors: { '&::before': { ...imagePlace, ...imageOf(kind), ...image } } })

/** A kind that can be made longer or shorter; its icon and label lie on a tab. */
const grip = (kind: TapeBarKind) =>
  inComponents({ selectors: ends, vars: { [shiftName]: imageOf(kind).backgroundPositionY } })

/** A blocked kind: the rest of the bar carries the pattern, icon and label lie on a plain tab. */
const blocked = (kind: TapeBarKind, tone: { ink: string; tint: string }, pattern: string) => [
  grip(kind),
  inComponents({
    vars: { [tabName]: tone.tint },
    color: tone.ink,
    borderColor: tone.ink,
    background: `${pattern} ${tone.tint}`,
    '@media': {
      [media.forced]: {
        vars: { [tabName]: 'Canvas' },
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        borderColor: 'CanvasText',
        background: `${pattern} Canvas`,
      },
    },
  }),
]

/** From midday to midday; never told by its colour alone: icon, word and pattern. */
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
      '&[data-away]': { opacity: 0.45 },
      '&[data-ghost]': { zIndex: 4, boxShadow: shadow[2], pointerEvents: 'none' },
    },
  }),
  variants: {
    kind: {
      in_house: written(
        'in_house',
        {
          background: tape.bar.house,
          color: tape.bar.houseInk,
          borderColor: tape.bar.reservedEdge,
          fontWeight: weight.medium,
          '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } },
        },
        reversed,
      ),
      reservation: written('reservation', {
        background: tape.bar.reserved,
        color: tape.bar.reservedInk,
        borderColor: tape.bar.reservedEdge,
        borderInlineStartWidth: '4px',
      }),
      departed: written('departed', {
        background: color.paper,
        color: color.ink2,
        borderColor: color.edge,
      }),
      out_of_order: blocked('out_of_order', color.bad, hatched(135, tape.pattern.bad, 2, 6)),
      out_of_service: blocked('out_of_service', color.warn, hatched(0, tape.pattern.warn, 2, 6)),
      internal_use: blocked('internal_use', color.mute, hatched(90, tape.pattern.mute, 1, 5)),
      out_of_inventory: blocked('out_of_inventory', color.mute, hatched(45, tape.pattern.mute, 1, 4)),
      hold: [
        grip('hold'),
        inComponents({
          background: color.paper,
          color: color.hold.ink,
          border: `2px dashed ${color.hold.ink}`,
        }),
      ],
    },
  },
})

/** The plain ground of icon and label where the rest is a pattern. */
export const tab = style(
  inComponents({
    display: 'inline-block',
    selectors: { '&::before': { ...imagePlace, backgroundPositionY: `var(${shiftName})` } },
    maxInlineSize: '100%',
    paddingInlineEnd: '.4375rem',
    background: `var(${tabName}, transparent)`,
    verticalAlign: 'top',
  }),
)

/** Chosen nights: the label keeps to the end where the focus ring is not. */
export const pick = style(
  inComponents({
    position: 'absolute',
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    paddingInline: space[1],
    border: `2px solid ${color.accent.ink}`,
    borderRadius: radius[1],
    color: color.accent.ink,
    fontSize: text[13],
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    pointerEvents: 'none',
    selectors: { '&[data-end]': { justifyContent: 'flex-end' } },
    '@media': { print: { display: 'none' } },
  }),
)
export const pickLabel = style(inComponents({ paddingInline: space[1], background: color.sheet }))

export const legend = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    paddingBlock: space[3],
    fontSize: text[13],
  }),
)
export const legendItem = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[2] }))
export const sample = style(
  inComponents({ position: 'relative', inlineSize: '3.25rem', blockSize: '1.375rem', zIndex: 0, isolation: 'isolate' }),
)
export const sampleBar = style(inComponents({ inset: 0 }))
export const sampleNow = style(inComponents({ blockSize: '1.25rem', borderInlineStart: `2px solid ${color.ink}` }))
export const sampleWeekend = style(
  inComponents({
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    background: color.sunk,
    border: `${line.hair} solid ${color.rule2}`,
  }),
)

/** Words at a bar; the pointer goes through them, as they may lie over the rows that something is dragged to. */
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
    background: color.sheet,
    fontSize: text[13],
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
  variants: {
    tone: {
      refusal: inComponents({ borderColor: color.bad.ink }),
      note: inComponents({ borderColor: color.busy.ink }),
    },
  },
})

export const remark = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.z.popover,
    inset: 'auto',
    margin: 0,
    maxInlineSize: 'min(20rem, 90vw)',
    padding: `${space[2]} ${space[3]}`,
    border: 'thin solid transparent',
    borderRadius: radius[2],
    background: color.ink,
    color: color.paper,
    fontSize: text[13],
    '@media': { print: { display: 'none' } },
  }),
)
