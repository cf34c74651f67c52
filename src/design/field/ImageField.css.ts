import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, line, radius, space, text } = vars

export const drop = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: space[4],
    border: `${line.hair} dashed ${color.edge}`,
    borderRadius: radius[2],
    color: color.ink2,
    selectors: {
      '&[data-drop-target]': { background: color.accent.tint, borderColor: color.accent.ink, borderStyle: 'solid' },
      '&[data-focus-visible]': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.gap },
    },
  }),
)

// Beside the icon, not below it, however long the text is.
within(`${drop} > span`, { maxInlineSize: 'calc(100% - 2.5rem)' })

export const pictures = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(8.5rem,1fr))',
    gap: space[3],
    paddingBlock: `${space[1]} ${space[2]}`,
  }),
)

export const picture = style(
  inComponents({
    border: `${line.hair} solid ${color.rule2}`,
    borderRadius: radius[2],
    background: color.surface,
    overflow: 'hidden',
  }),
)
within(`${picture} > img`, {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.sunken,
})

export const tools = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: space[2],
    color: color.ink2,
    fontSize: text[12],
  }),
)
within(`${tools} > span`, { flex: 1 })

/** With a mouse, the button would open the same dialog as the one beside it. */
export const cameraButton = style(inComponents({ '@media': { '(pointer: fine)': { display: 'none' } } }))
