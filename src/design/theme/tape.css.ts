import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { bothSchemes } from './both-schemes.ts'
import { named } from './contract.css.ts'
import { darkTape, lightTape } from './tape-palette.css.ts'

/** The colours of the tape chart alone, apart from the others so that they come with it. */
export const tape = createGlobalThemeContract(
  {
    bar: { house: null, houseInk: null, reserved: null, reservedInk: null, reservedEdge: null },
    pattern: { bad: null, warn: null, mute: null }, // hatching of a bar, 3:1 on its tint
  },
  named,
)

globalStyle(':root', inReset({ vars: assignVars(tape, bothSchemes(lightTape, darkTape)) }))
