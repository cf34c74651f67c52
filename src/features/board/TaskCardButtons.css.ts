import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'
import { largeCard } from './TaskCard.css.ts'
import { hiddenRule } from '../../design/hidden/hidden-rule.ts'

const { color, line, radius, size, space, text, weight } = vars

const inLarge = `${largeCard} &`
/** At least 48 px high. */
const thumb = '3rem'

const pressable = {
  border: `${line.hair} solid ${color.edge}`,
  borderRadius: radius[2],
  background: color.surface,
  cursor: 'pointer',
} as const

export const actionButton = style(
  inComponents({
    ...pressable,
    gridArea: 'act',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minBlockSize: '1.5rem',
    minInlineSize: '3.375rem',
    paddingInline: '.4375rem',
    color: color.accent.ink,
    fontSize: text[13],
    fontWeight: weight.bold,
    selectors: {
      '&:hover': { background: color.accent.tint, borderColor: color.accent.ink },
      '&[aria-disabled=true]': {
        background: color.sunken,
        borderColor: color.rule2,
        color: color.ink3,
        cursor: 'not-allowed',
      },
      // A text that becomes longer or shorter does not move the button, and the button is wide enough for the next one.
      [inLarge]: {
        alignSelf: 'start',
        minBlockSize: thumb,
        minInlineSize: '6.5rem',
        paddingInline: space[2],
        fontSize: text[14],
      },
    },
    '@media': {
      [media.smallest]: { selectors: { [inLarge]: { minInlineSize: '5.5rem' } } },
      [media.narrow]: { minBlockSize: size.primary, minInlineSize: '4.25rem', fontSize: text[14] },
      '(pointer: coarse)': { minBlockSize: size.primary },
      [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    },
  }),
)

const largeSecondary = {
  ...pressable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: thumb,
  paddingInline: space[2],
  color: color.ink,
  fontSize: text[14],
  selectors: { '&:hover': { background: color.hover } },
} as const

/** Beside the marks of a large card. */
export const extraButton = style(
  inComponents({ ...largeSecondary, gridArea: 'extra', alignSelf: 'start', justifyContent: 'center' }),
)

/**
 * In a lane this narrow, Undo and the new status fit beside each other without the check mark and the words of Undo and the marks. Lanes
 * of a phone are as wide as the screen.
 */
const inNarrowLane = <Rule extends object>(rule: Rule) => ({
  '@media': { [media.wide]: { '@container': { '(max-width: 19rem)': rule } } },
})
const hiddenInNarrowLane = inNarrowLane({ display: 'none' } as const)
export const doneIcon = style(
  inComponents({
    display: 'contents',
    '@media': {
      ...hiddenInNarrowLane['@media'], // There the check mark would take the room of the stay.
      [media.smallest]: { selectors: { [inLarge]: { display: 'none' } } },
    },
  }),
)
export const undoText = style(inComponents(hiddenInNarrowLane))
export const doneMarkText = style(inComponents(inNarrowLane(hiddenRule)))

/** In the note's place and no higher than the button beside it, so that the cards below don't move. */
export const undoButton = style(
  inComponents({
    ...pressable,
    gridArea: 'note',
    order: -1,
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.5rem',
    paddingInline: space[2],
    color: color.ink,
    fontSize: text[13],
    selectors: {
      '&:hover': { background: color.hover },
      [inLarge]: {
        gridRow: '1 / 3',
        gridColumn: '2',
        minBlockSize: thumb,
        paddingInline: space[1],
        fontSize: text[14],
      },
    },
    '@media': {
      [media.narrow]: { gridRow: '1 / 3', gridColumn: '2', minBlockSize: size.primary, fontSize: text[14] },
      '(pointer: coarse)': { minBlockSize: size.primary },
    },
  }),
)

export const undoBelow = style(inComponents({ ...largeSecondary, alignSelf: 'start' }))

export const menu = style(
  inComponents({
    ...pressable,
    gridArea: 'menu',
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'end',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    padding: 0,
    borderColor: 'transparent',
    background: 'none',
    color: color.ink2,
    selectors: {
      '&:hover,&[aria-expanded=true]': { background: color.hover, color: color.ink },
      [inLarge]: { alignSelf: 'start', inlineSize: thumb, blockSize: thumb },
    },
    '@media': {
      [media.narrow]: { inlineSize: size.primary, blockSize: size.primary },
      '(pointer: coarse)': { inlineSize: size.primary, blockSize: size.primary },
    },
  }),
)
