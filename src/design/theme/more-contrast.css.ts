import type { Palette } from './contract.css.ts'
import { dark } from './dark.css.ts'
import { light } from './light.css.ts'
import { darkTapeChart, lightTapeChart } from './tape-chart-palette.css.ts'

/*
 * More contrast: text 7:1, borders of controls and the focus ring 4.5:1 (ADR 0057). Most of it comes from plain backgrounds behind the
 * colours of the theme; only what still falls short has a colour of its own.
 */

const withTint = (palette: Palette, tint: string) => ({
  ok: { ...palette.ok, tint },
  warning: { ...palette.warning, tint },
  critical: { ...palette.critical, tint },
  info: { ...palette.info, tint },
  onHold: { ...palette.onHold, tint },
  neutral: { ...palette.neutral, tint },
})

export const lightMoreContrast: Palette = {
  ...light,
  page: '#ffffff',
  sunken: '#fbfaf8',
  hover: '#fbfaf8',
  ink3: light.ink2,
  rule: light.edge,
  rule2: light.ink2,
  edge: light.ink2,
  accent: { ...light.accent, tint: '#f6fbfb' },
  sidebar: { ...light.sidebar, ink2: light.sidebar.ink },
  raised: { ...light.raised, edge: light.raised.ink },
  ...withTint(light, '#ffffff'),
}

/** White text and 4.5:1 as a shape exclude each other on a dark page: filled buttons are light here, with dark text. */
export const darkMoreContrast: Palette = {
  ...dark,
  page: '#000000',
  sunken: '#0b0a0a',
  hover: '#171614',
  ink3: dark.ink2,
  rule: dark.edge,
  rule2: dark.ink2,
  edge: dark.ink2,
  accent: { ...dark.accent, base: '#8fced6', hover: '#b9e2e7', pressed: '#d8f0f3', on: '#000000', tint: '#0a2227' },
  sidebar: { ...dark.sidebar, ink2: dark.sidebar.ink },
  raised: { ...dark.raised, hover: '#4b4740', edge: dark.raised.ink },
  ...withTint(dark, '#000000'),
}

/** On a bar in house, the edge is the shape: its fill has to carry white text. */
export const lightTapeChartMoreContrast: typeof lightTapeChart = {
  bar: { ...lightTapeChart.bar, inHouse: '#12515b' },
  pattern: { critical: '#a8432d', warning: '#855200', neutral: '#6b6558' },
}

export const darkTapeChartMoreContrast: typeof darkTapeChart = {
  bar: { ...darkTapeChart.bar, inHouse: '#1d5a65' },
  pattern: { critical: '#d98571', warning: '#b98a3c', neutral: '#98928a' },
}
