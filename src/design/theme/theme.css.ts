import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { bothSchemes } from './both-schemes.ts'
import { palettes, scales, vars } from './contract.css.ts'
import { dark } from './dark.css.ts'
import { light } from './light.css.ts'
import { media } from './media.ts'
import { scale } from './scale.css.ts'
import '../reset/reset.css.ts'

globalStyle(
  ':root',
  inReset({
    colorScheme: 'light dark',
    vars: { ...assignVars(palettes, bothSchemes(light, dark)), ...assignVars(scales, scale) },
    '@media': {
      [media.moreContrast]: {
        vars: {
          [vars.color.ink2]: vars.color.ink,
          [vars.color.ink3]: vars.color.ink,
          [vars.color.rule]: vars.color.edge,
          [vars.color.rule2]: vars.color.edge,
          [vars.color.edge]: vars.color.ink,
          [vars.line.focus]: '3px',
        },
      },
      [media.reducedMotion]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms' } },
    },
  }),
)

// A forced theme; the default is the system's.
globalStyle(':root[data-theme=light]', inReset({ colorScheme: 'light' }))
globalStyle(':root[data-theme=dark]', inReset({ colorScheme: 'dark' }))
