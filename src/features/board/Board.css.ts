import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, font, line, size, space, text } = vars

/** Lanes stand side by side if each has room for its cards, otherwise stacked. The board never scrolls sideways. */
export const boardFrame = style(inComponents({ containerType: 'inline-size' }))

export const board = style(
  inComponents({
    display: 'grid',
    gap: space[5],
    '@container': {
      // The outer lanes reach beyond the page's text by their padding, so that all lanes are equally wide.
      '(min-width: 56rem)': {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0,1fr)',
        gap: 0,
        marginInline: `calc(-1*${space[3]})`,
      },
      '(min-width: 34rem) and (max-width: 55.99rem)': {
        gridTemplateColumns: 'repeat(auto-fit,minmax(16rem,1fr))',
        alignItems: 'start',
      },
    },
  }),
)

export const lane = style(
  inComponents({
    minInlineSize: 0,
    '@container': {
      '(min-width: 56rem)': {
        paddingInline: space[3],
        borderInlineStart: `${line.hair} solid ${color.rule}`,
        selectors: {
          '&:first-child': { borderInlineStart: 0 },
        },
      },
    },
  }),
)

const laneTone = (ink: string) => inComponents({ color: ink, borderBlockEndColor: ink })

export const laneHead = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: `${space[1]} ${space[2]}`,
    borderBlockEnd: `${line.thick} solid`,
    fontSize: text[14],
  }),
  variants: {
    tone: {
      ok: laneTone(color.ok.ink),
      warning: laneTone(color.warning.ink),
      critical: laneTone(color.critical.ink),
      info: laneTone(color.info.ink),
      onHold: laneTone(color.onHold.ink),
      neutral: laneTone(color.neutral.ink),
      plain: laneTone(color.ink2),
    },
  },
})
export type LaneTone = NonNullable<NonNullable<RecipeVariants<typeof laneHead>>['tone']>

export const laneCount = style(
  inComponents({
    marginInlineStart: 'auto',
    color: color.ink,
    font: `500 1.375rem/1 ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
  }),
)

export const cards = style(
  inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }),
)

export const empty = style(inComponents({ paddingBlock: space[3], color: color.ink3, fontSize: text[13] }))

export const more = style(
  inComponents({
    minBlockSize: size.control,
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: color.accent.ink,
    fontSize: text[13],
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecorationThickness: line.thick } },
    '@media': { [media.narrow]: { minBlockSize: size.primary } },
  }),
)

/** Placeholder cards, spaced like the lines of real cards. */
export const skeletonCards = style(inComponents({ display: 'grid', gap: space[4], paddingBlock: space[3] }))
