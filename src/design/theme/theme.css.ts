import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { bothSchemes, changedVars } from './both-schemes.ts'
import { palettes, scales, vars } from './contract.css.ts'
import { dark } from './dark.css.ts'
import { light } from './light.css.ts'
import { media } from './media.ts'
import { darkMoreContrast, lightMoreContrast } from './more-contrast.css.ts'
import { scale } from './scale.css.ts'
import '../reset/reset.css.ts'

const colors = bothSchemes(light, dark)
const moreContrast = {
  ...changedVars(palettes, colors, bothSchemes(lightMoreContrast, darkMoreContrast)),
  [vars.line.focus]: '3px',
}

globalStyle(
  ':root',
  inReset({
    colorScheme: 'light dark',
    // Firefox may draw those of the desktop, which are white where it is light.
    scrollbarColor: `${vars.color.edge} transparent`,
    vars: { ...assignVars(palettes, colors), ...assignVars(scales, scale) },
    '@media': {
      [media.moreContrast]: { vars: moreContrast },
      [media.reducedMotion]: { vars: { [vars.motion.fast]: '0ms' } },
    },
  }),
)

// The person's preferences (ADR 0057). Each default is the system's, or what the rule above says.
globalStyle(':root[data-theme=light]', inReset({ colorScheme: 'light' }))
globalStyle(':root[data-theme=dark]', inReset({ colorScheme: 'dark' }))
// Paper is white, whatever the theme. The doubled selector outweighs the person's choice.
globalStyle(':root:root', inReset({ '@media': { print: { colorScheme: 'light' } } }))
globalStyle(':root[data-contrast=more]', inReset({ vars: moreContrast }))
globalStyle(':root[data-text_size=small]', inReset({ fontSize: '93.75%' }))
globalStyle(':root[data-text_size=large]', inReset({ fontSize: '112.5%' }))
globalStyle(':root[data-text_size=extra_large]', inReset({ fontSize: '125%' }))
globalStyle(
  ':root[data-density=compact]',
  inReset({ vars: { [vars.size.row]: '1.875rem', [vars.size.rowDense]: '1.75rem' } }),
)
