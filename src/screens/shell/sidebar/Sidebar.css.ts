import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents, within } from '../../../design/layers.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'
import { media } from '../../../design/theme/media.ts'
import { startMark } from '../../../design/theme/start-mark.ts'
import { hiddenRule } from '../../../design/hidden/hidden-rule.ts'

const { color, font, line, size, space, text, weight, z } = vars
const { sidebar: sidebarColor } = color

/** Set on the sidebar while it is 50 px wide. */
export const collapsed = style({})
const whenCollapsed = `${collapsed} &`

/** Cloth colour of the sidebar: the only large coloured surface, in both themes. */
export const sidebarBackground = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    background: sidebarColor.base,
    color: sidebarColor.ink,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${sidebarColor.rule} transparent`,
  }),
)
within(`${sidebarBackground} :focus-visible`, { outlineColor: sidebarColor.accent, outlineOffset: '-2px' })

export const sidebar = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.sidebar,
    inlineSize: size.sidebar,
    blockSize: '100vh',
    selectors: { [`&${collapsed}`]: { inlineSize: size.sidebarCollapsed, overflow: 'visible' } },
    '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
  }),
)

/** The bell shares the row of the search, whose text is short; a row of its own would push the menu down. */
within(`${sidebar} > [title]`, {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'end',
  margin: `0 ${space[1]} -1.75rem`,
})
within(`${sidebar}${collapsed} > [title]`, { alignSelf: 'center', margin: 0 })

export const brand = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: `${space[3]} ${space[2]}`,
    paddingInline: `${space[4]} ${space[1]}`,
    fontWeight: weight.bold,
    selectors: { [whenCollapsed]: { flexDirection: 'column', paddingInline: 0 } },
  }),
)

export const brandName = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    fontSize: text[13],
    hyphens: 'auto',
    selectors: { [whenCollapsed]: hiddenRule },
  }),
)

export const greeting = style(
  inComponents({
    padding: `0 ${space[4]} ${space[2]}`,
    font: `500 1.0625rem/1.3 ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    selectors: {
      [whenCollapsed]: {
        alignSelf: 'center',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '1.75rem',
        blockSize: '1.75rem',
        padding: 0,
        marginBlockEnd: space[2],
        border: `${line.hair} solid ${sidebarColor.ink2}`,
        borderRadius: '50%',
        font: `${weight.bold} ${text[12]}/1 ${font.ui}`,
        fontSizeAdjust: 'none',
      },
    },
  }),
)

export const roleNameText = style(
  inComponents({
    display: 'block',
    font: `${text[12]}/1.4 ${font.ui}`,
    fontSizeAdjust: 'none',
    color: sidebarColor.ink2,
  }),
)

export const group = recipe({
  base: inComponents({ paddingBlock: space[2], borderBlockStart: `${line.hair} solid ${sidebarColor.rule}` }),
  variants: { isLast: { true: inComponents({ marginBlockStart: 'auto' }) } },
})

export const groupTitle = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    padding: `0 ${space[4]} .125rem`,
    color: sidebarColor.ink2,
    fontSize: text[12],
    fontWeight: weight.medium,
    lineHeight: 1.5,
    selectors: { [whenCollapsed]: hiddenRule },
  }),
)

export const heading = style(
  inComponents({
    padding: `${space[2]} ${space[4]} .125rem`,
    font: `500 ${text[16]}/1.3 ${font.title}`,
    fontSizeAdjust: font.titleAdjust,
    overflowWrap: 'anywhere',
    selectors: {
      [whenCollapsed]: {
        blockSize: line.hair,
        margin: `${space[2]} ${space[3]}`,
        padding: 0,
        background: sidebarColor.rule,
        overflow: 'hidden',
        textIndent: '-99rem',
      },
    },
  }),
)

export const item = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // A note that doesn't fit beside its label wraps below it.
    flexWrap: 'wrap',
    gap: '0 .625rem',
    inlineSize: '100%',
    minBlockSize: '1.75rem',
    paddingBlock: 0,
    paddingInline: `${space[4]} ${space[3]}`,
    border: 0,
    background: 'none',
    color: sidebarColor.ink,
    fontSize: text[13],
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: sidebarColor.hover },
      '&[aria-current]': { fontWeight: weight.bold },
      '&[aria-current=page]': {
        background: sidebarColor.active,
        boxShadow: startMark(sidebarColor.accent),
      },
      [whenCollapsed]: { justifyContent: 'center', padding: 0 },
      '&[aria-busy]': { cursor: 'default' },
    },
    '@media': {
      [media.narrow]: { minBlockSize: size.primary, fontSize: text[16] },
      [media.forcedColors]: {
        // The system chooses the background, so icons and notes take the colour of the text.
        vars: { [sidebarColor.ink2]: 'currentColor', [sidebarColor.accent]: 'currentColor' },
        selectors: {
          '&[aria-current=page]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)
export const searchItem = style(inComponents({ flex: 'none', marginBlockEnd: space[2] }))
within(`${item} > svg`, { color: sidebarColor.ink2, strokeWidth: 1.75 })
within(`${item}[aria-current] > svg`, { color: sidebarColor.accent })

const labelGap = '.375rem'
const shownLabel = `${collapsed}:not([data-dismissed]) ${item}:is(:hover,:focus-visible)`

/** Text beside the icon. Collapsed, it is a tooltip that stays while the pointer is on it, and goes with Escape (WCAG 1.4.13). */
export const itemLabel = style(
  inComponents({
    selectors: {
      [whenCollapsed]: {
        position: 'absolute',
        insetInlineStart: `calc(100% + ${labelGap})`,
        insetBlockStart: '50%',
        zIndex: z.popover,
        translate: '0 -50%',
        padding: `${space[1]} ${space[2]}`,
        background: color.ink,
        color: color.page,
        fontWeight: weight.normal,
        whiteSpace: 'nowrap',
        opacity: 0,
        pointerEvents: 'none',
      },
      [`${shownLabel} > &`]: { opacity: 1, pointerEvents: 'auto' },
      // The pointer reaches the text across the gap.
      [`${shownLabel} > &::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: labelGap,
      },
    },
  }),
)

export const note = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    marginInlineStart: 'auto',
    color: sidebarColor.ink2,
    fontSize: text[12],
    fontWeight: weight.normal,
    whiteSpace: 'nowrap',
    selectors: {
      [whenCollapsed]: {
        position: 'absolute',
        insetBlockStart: '.0625rem',
        insetInlineEnd: space[2],
        fontSize: 0,
        background: sidebarColor.base,
      },
    },
  }),
)
