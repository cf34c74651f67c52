import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { palettes, scales, vars } from './contract.css.ts'
import { dark } from './dark.css.ts'
import { light } from './light.css.ts'
import { media } from './media.ts'
import { scale } from './scale.css.ts'
import '../reset/reset.css.ts'

type Leaves = { readonly [key: string]: string | Leaves }

/** One declaration for both themes: `light-dark()` follows `color-scheme`, so the palette is shipped once (ADR 0020). */
const merged = (day: Leaves, night: Leaves): Leaves =>
  Object.fromEntries(
    Object.entries(day).map(([key, value]) => {
      const other = night[key]
      if (typeof value !== 'string') return [key, merged(value, other as Leaves)]
      return [key, value === other ? value : `light-dark(${value},${other as string})`]
    }),
  )

globalStyle(
  ':root',
  inReset({
    colorScheme: 'light dark',
    vars: { ...assignVars(palettes, merged(light, dark) as typeof light), ...assignVars(scales, scale) },
    '@media': {
      [media.contrast]: {
        vars: {
          [vars.color.ink2]: vars.color.ink,
          [vars.color.ink3]: vars.color.ink,
          [vars.color.rule]: vars.color.edge,
          [vars.color.rule2]: vars.color.edge,
          [vars.color.edge]: vars.color.ink,
          [vars.line.focus]: '3px',
        },
      },
      [media.stillness]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms' } },
    },
  }),
)

// A forced theme: the system's own is the default.
globalStyle(':root[data-theme=light]', inReset({ colorScheme: 'light' }))
globalStyle(':root[data-theme=dark]', inReset({ colorScheme: 'dark' }))
