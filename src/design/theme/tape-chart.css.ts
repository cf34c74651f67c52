import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { bothSchemes, changedVars } from './both-schemes.ts'
import { variableName } from './contract.css.ts'
import { media } from './media.ts'
import { darkTapeChartMoreContrast, lightTapeChartMoreContrast } from './more-contrast.css.ts'
import { darkTapeChart, lightTapeChart } from './tape-chart-palette.css.ts'

/** Colours of the tape chart. They are separate so that only the tape chart loads them. */
export const tapeChartColors = createGlobalThemeContract(
  {
    bar: { inHouse: null, inHouseInk: null, reserved: null, reservedInk: null, reservedEdge: null },
    pattern: { critical: null, warning: null, neutral: null }, // hatching of a bar, 3:1 on its tint
  },
  variableName,
)

const colors = bothSchemes(lightTapeChart, darkTapeChart)
const moreContrast = {
  vars: changedVars(tapeChartColors, colors, bothSchemes(lightTapeChartMoreContrast, darkTapeChartMoreContrast)),
}

globalStyle(
  ':root',
  inReset({ vars: assignVars(tapeChartColors, colors), '@media': { [media.moreContrast]: moreContrast } }),
)
globalStyle(':root[data-contrast=more]', inReset(moreContrast))
