import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../../design/layers.css.ts'
import { collapsed } from './Sidebar.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'
import { media } from '../../../design/theme/media.ts'

const { color, font, line, radius, size, space, text } = vars
const { sidebar: sidebarColor } = color
const whenCollapsed = `${collapsed} &`

/** Looks like a label sewn on cloth: the open property in the title serif. */
export const propertyButton = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: `calc(100% - 2 * ${space[2]})`,
    minBlockSize: size.control,
    marginBlock: space[1],
    marginInline: space[2],
    paddingBlock: space[1],
    paddingInline: space[2],
    border: `${line.hair} solid ${sidebarColor.rule}`,
    borderRadius: radius[2],
    background: 'none',
    color: sidebarColor.ink,
    font: `500 ${text[16]}/1.25 ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: sidebarColor.hover, borderColor: sidebarColor.ink2 },
      '&[aria-expanded=true]': { background: sidebarColor.active, borderColor: sidebarColor.accent },
      [whenCollapsed]: {
        inlineSize: size.control,
        marginInline: 'auto',
        padding: 0,
        justifyContent: 'center',
        font: `${text[13]}/1.25 ${font.ui}`,
        fontSizeAdjust: 'none',
      },
    },
    '@media': { [media.narrow]: { minBlockSize: size.primary } },
  }),
)
within(`${propertyButton} > svg`, { color: sidebarColor.ink2, strokeWidth: 1.75 })

export const name = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))

/** In the collapsed sidebar: a tooltip on hover and focus, like a menu item's label. */
export const collapsedName = style(
  inComponents({
    selectors: { [`${collapsed} ${propertyButton}:is(:hover,:focus-visible) > &`]: { opacity: 1 } },
  }),
)
