import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, line: lines, space, text } = vars

/** A lane beside five others in a window of 1280 px. */
const narrowLane = '(max-width: 11rem)'
const roomy = { gap: `${space[1]} ${space[2]}`, minBlockSize: '4rem', paddingBlock: space[2] } as const

/** Two lines of 24 px, the least height of a target. A text that takes more lines makes the card higher. */
export const card = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr) auto auto',
    gridTemplateRows: 'minmax(1.5rem,auto) minmax(1.5rem,1fr)',
    gridTemplateAreas: '"badge title assignee menu" "badge line line line"',
    alignItems: 'center',
    columnGap: '.375rem',
    borderBlockEnd: `${lines.hair} solid ${color.rule}`,
    selectors: { '&[aria-busy=true]': { background: color.sunken, cursor: 'progress' } },
    '@media': {
      [media.narrow]: {
        ...roomy,
        gridTemplateRows: 'none',
        gridTemplateAreas: '"badge title act menu" "assignee note act menu" ". marks marks marks"',
      },
    },
    // In a narrow lane the attendant is below the badge, and leaves the title its place. In a narrower one the second
    // line begins there, and the attendant ends it: otherwise words would be cut in two.
    '@container': {
      '(max-width: 12rem)': { gridTemplateAreas: '"badge title title menu" "assignee line line line"' },
      [narrowLane]: {
        paddingBlock: space[1],
        gridTemplateAreas: '"badge title title menu" "line line line assignee"',
      },
    },
  }),
)

const largeAreas = {
  ...roomy,
  gridTemplateRows: 'none',
  gridTemplateAreas: '"badge title act menu" "badge note act menu" "marks marks extra extra"',
}
/** A card of the list of one's own rooms: targets for a thumb. */
export const largeCard = style(inComponents({ ...largeAreas, '@media': { [media.narrow]: largeAreas } }))
const inLarge = `${largeCard} &`
export const badgeArea = style(inComponents({ gridArea: 'badge', justifySelf: 'start' }))
export const assigneeArea = style(
  inComponents({
    gridArea: 'assignee',
    justifySelf: 'center',
    display: 'grid',
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
const quietText = { minInlineSize: 0, color: color.ink3, fontSize: text[12], overflowWrap: 'break-word' } as const
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
/** The second line of a card: what the room is, its marks, and the buttons. On a phone they have places of their own. */
export const line = style(
  inComponents({
    gridArea: 'line',
    display: 'flex',
    alignItems: 'center',
    gap: '.375rem',
    minInlineSize: 0,
    minBlockSize: '1.5rem',
    selectors: { [inLarge]: { display: 'contents' } },
    '@media': { [media.narrow]: { display: 'contents' } },
    // A button with a long word goes below the text.
    '@container': { [narrowLane]: { flexWrap: 'wrap', justifyContent: 'end' } },
  }),
)
export const lineText = style(
  inComponents({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    minInlineSize: 0,
    selectors: { [inLarge]: { display: 'contents' } },
    '@media': { [media.narrow]: { display: 'contents' } },
    '@container': { [narrowLane]: { flex: '1 1 0', minInlineSize: 'min-content' } },
  }),
)

// A mark that is longer than the place beside the button takes another line.
within(
  `${lineText} > ${marks
    .split(' ')
    .map((name) => `.${name}`)
    .join('')} > *`,
  { minInlineSize: 0, whiteSpace: 'normal' },
)

export const cardMark = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '.1875rem' }))
