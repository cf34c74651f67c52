import { style } from '@vanilla-extract/css'
import { within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { regionBackground } from './Table.css.ts'

const { color } = vars

/** A table whose first column stays while the others scroll sideways. */
export const firstFixed = style({})
// Opaque, since other cells go on beneath it. On the smallest phones it would leave no room for them.
within(`${firstFixed} > * > * > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: `var(${regionBackground}, ${color.page})`,
  '@media': {
    print: { position: 'static' },
    [media.narrow]: { minInlineSize: '7rem', whiteSpace: 'normal' },
    [media.smallest]: { position: 'static' },
  },
})
within(`${firstFixed} > thead > * > :first-child`, { background: color.sunken })
