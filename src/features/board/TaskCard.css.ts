import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line, radius, size, space, text, weight } = vars

export const card = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr) auto auto',
    gridTemplateAreas: '"badge title title menu" "assignee note act act" "marks marks marks marks"',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    minBlockSize: '4rem',
    paddingBlock: space[2],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    selectors: { '&[aria-busy=true]': { background: color.sunken, cursor: 'progress' } },
    '@media': {
      [media.narrow]: {
        gridTemplateAreas: '"badge title act menu" "assignee note act menu" ". marks marks marks"',
      },
    },
    // In a narrow lane the note has a line of its own: beside the button its words would be cut in two.
    '@container': {
      '(max-width: 11rem)': {
        columnGap: space[1],
        gridTemplateAreas:
          '"badge title title menu" "assignee assignee act act" "note note note note" "marks marks marks marks"',
      },
    },
  }),
)

const largeAreas = { gridTemplateAreas: '"badge title act menu" "badge note act menu" "marks marks extra extra"' }
/** A card of the list of one's own rooms: targets for a thumb. */
export const largeCard = style(inComponents({ ...largeAreas, '@media': { [media.narrow]: largeAreas } }))
const inLarge = `${largeCard} &`
/** At least 48 px high. */
const thumb = '3rem'
/** A phone on which the check mark would take the room of the stay. */
const smallest = '(max-width: 22rem)'

export const badgeArea = style(inComponents({ gridArea: 'badge', justifySelf: 'start' }))
export const assigneeArea = style(
  inComponents({
    gridArea: 'assignee',
    justifySelf: 'center',
    display: 'grid',
    '@container': { '(max-width: 11rem)': { justifySelf: 'start' } },
  }),
)
export const title = style(
  inComponents({
    gridArea: 'title',
    minInlineSize: 0,
    fontSize: text[13],
    overflowWrap: 'anywhere',
    // No single word on the last line.
    textWrap: 'pretty',
  }),
)
/** On a phone the undo button takes the title's place. The marks stay: one says that the change waits to be sent. */
export const doneTitle = style([
  title,
  inComponents({
    selectors: { [inLarge]: { visibility: 'hidden' } },
    '@media': { [media.narrow]: { visibility: 'hidden' } },
  }),
])
const quietText = { minInlineSize: 0, color: color.ink3, fontSize: text[12], overflowWrap: 'anywhere' } as const
export const note = style(inComponents({ ...quietText, gridArea: 'note' }))
/** Its two texts lie on each other; only the second is visible. */
export const doneNote = style([note, inComponents({ display: 'grid', gridTemplateAreas: '"text"' })])
within(`${doneNote} > *`, { gridArea: 'text' })
export const notePlace = style(inComponents({ visibility: 'hidden' }))
export const marks = style(
  inComponents({ ...quietText, gridArea: 'marks', display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` }),
)
/** In a large card, Undo and the marks share the line of the second button. */
export const undoLine = style(
  inComponents({
    gridArea: 'marks',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}`,
    minInlineSize: 0,
  }),
)
export const marksBesideUndo = style(
  inComponents({ ...quietText, flex: '1 1 5rem', display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` }),
)
// The second button has its place: a text that is longer takes another line.
within(`${marksBesideUndo} > *`, { minInlineSize: 0, whiteSpace: 'normal' })
export const cardMark = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '.1875rem' }))

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
    minBlockSize: '1.75rem',
    minInlineSize: '3.5rem',
    paddingInline: space[2],
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
      [inLarge]: { alignSelf: 'start', minBlockSize: thumb, minInlineSize: '6.5rem', fontSize: text[14] },
    },
    '@media': {
      [smallest]: { selectors: { [inLarge]: { minInlineSize: '5.5rem' } } },
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
 * In a lane this narrow, Undo and the new status fit beside each other without the check mark, the word "Undo" and the attendant. Lanes
 * of a phone are as wide as the screen.
 */
const inNarrowLane = <Rule extends object>(rule: Rule) => ({
  '@media': { [media.wide]: { '@container': { '(max-width: 19rem)': rule } } },
})
const hiddenInNarrowLane = inNarrowLane({ display: 'none' } as const)
export const doneIcon = style(
  inComponents({
    display: 'contents',
    '@media': { ...hiddenInNarrowLane['@media'], [smallest]: { selectors: { [inLarge]: { display: 'none' } } } },
  }),
)
export const undoText = style(inComponents(hiddenInNarrowLane))
export const doneAssigneeArea = style([assigneeArea, inComponents(hiddenInNarrowLane)])

/** In the note's grid area and no higher than the button beside it, so that the cards below don't move. */
export const undoButton = style(
  inComponents({
    ...pressable,
    gridArea: 'note',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.75rem',
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
      ...inNarrowLane({ gridColumn: '1 / 3' })['@media'],
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
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
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
