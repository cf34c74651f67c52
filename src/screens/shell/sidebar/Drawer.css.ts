import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../../design/layers.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'
import { media } from '../../../design/theme/media.ts'
import { sidebarBackground } from './Sidebar.css.ts'

const { color, space, weight, z } = vars
const { sidebar: sidebarColor } = color

export const topBar = style(
  inComponents({
    display: 'none',
    '@media': {
      [media.narrow]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: z.sidebar,
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        padding: `${space[1]} ${space[2]}`,
        background: sidebarColor.base,
        color: sidebarColor.ink,
        fontWeight: weight.bold,
      },
      // With large text the name needs every pixel.
      [media.smallest]: { gap: 0, paddingInline: space[1] },
    },
  }),
)
within(`${topBar} > span`, { flex: 1, minInlineSize: 0, hyphens: 'auto', overflowWrap: 'anywhere' })
within(`${topBar} :focus-visible`, { outlineColor: sidebarColor.accent, outlineOffset: '-2px' })

export const drawerScrim = style(
  inComponents({ position: 'fixed', inset: 0, zIndex: z.scrim, background: color.scrim }),
)
export const drawer = style(
  inComponents({
    blockSize: '100%',
    inlineSize: '18rem',
    maxInlineSize: 'calc(100vw - 3rem)',
    boxShadow: vars.shadow[3],
  }),
)
export const drawerBody = style([sidebarBackground, inComponents({ blockSize: '100%', outline: 'none' })])
