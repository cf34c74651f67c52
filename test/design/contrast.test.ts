import { describe, expect, test } from 'vitest'
import { dark } from '../../src/design/theme/dark.css.ts'
import { light } from '../../src/design/theme/light.css.ts'
import {
  darkMoreContrast,
  darkTapeChartMoreContrast,
  lightMoreContrast,
  lightTapeChartMoreContrast,
} from '../../src/design/theme/more-contrast.css.ts'
import { darkTapeChart, lightTapeChart } from '../../src/design/theme/tape-chart-palette.css.ts'

type Theme = typeof light & typeof lightTapeChart

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast ratio by relative luminance (WCAG 2.2). */
export const ratio = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const at = (theme: Theme, path: string): string => {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], theme)
  if (typeof found !== 'string' || !/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${path} is not a plain colour`)
  return found
}

const backgrounds = ['page', 'surface', 'sunken', 'hover', 'accent.tint']
const statuses = ['ok', 'warning', 'critical', 'info', 'onHold', 'neutral']
const sidebarBackgrounds = ['sidebar.base', 'sidebar.active', 'sidebar.hover']

type ContrastRule = readonly [need: number, why: string, inks: readonly string[], backgrounds: readonly string[]]

/** Colour pairs and the contrast ratio they need: text 4.5 (body 7), borders, icons and focus 3 (quality Q9). */
const rules: readonly ContrastRule[] = [
  [7, 'body text', ['ink', 'ink2'], backgrounds],
  [4.5, 'caption', ['ink3'], backgrounds],
  [4.5, 'link', ['accent.ink'], backgrounds],
  [4.5, 'primary button', ['accent.on'], ['accent.base', 'accent.hover', 'accent.pressed']],
  [4.5, 'critical button', ['critical.on'], ['critical.ink', 'critical.hover']],
  ...statuses.map(
    (tone) => [4.5, `status ${tone}`, [`${tone}.ink`], [...backgrounds, `${tone}.tint`]] satisfies ContrastRule,
  ),
  [4.5, 'menu', ['sidebar.ink', 'sidebar.ink2', 'sidebar.accent'], sidebarBackgrounds],
  [4.5, 'selection bar', ['raised.ink'], ['raised.base', 'raised.hover']],
  [4.5, 'tooltip', ['page'], ['ink']],
  [3, 'edge of a control', ['edge'], ['page', 'surface', 'sunken', 'hover']],
  [3, 'focus ring', ['focus'], [...backgrounds, 'critical.tint']],
  [3, 'focus ring on the sidebar', ['sidebar.accent'], sidebarBackgrounds],
  [3, 'edge on the selection bar', ['raised.edge'], ['raised.base']],
  [
    3,
    'edge of a status',
    ['critical.ink', 'warning.ink', 'neutral.ink', 'onHold.ink'],
    ['page', 'sunken', 'accent.tint'],
  ],
  [4.5, 'guest in house', ['bar.inHouseInk'], ['bar.inHouse']],
  [4.5, 'reservation', ['bar.reservedInk'], ['bar.reserved']],
  [3, 'shape of a stay', ['bar.inHouse', 'bar.reservedEdge'], ['page', 'sunken']],
  ...['critical', 'warning', 'neutral'].map(
    (tone) => [3, 'hatching', [`pattern.${tone}`], [`${tone}.tint`]] satisfies ContrastRule,
  ),
  // Needs 3; 3.3 leaves a margin, because the first version had only 3.06.
  [3.3, 'accent as a shape', ['accent.base', 'accent.ink'], ['page', 'surface', 'sunken']],
]

/** More contrast (ADR 0057): text 7, borders of controls, icons, shapes and focus 4.5, hairlines 3. */
const moreContrastRules: readonly ContrastRule[] = [
  [7, 'text', ['ink', 'ink2', 'ink3'], [...backgrounds, ...statuses.map((tone) => `${tone}.tint`)]],
  [7, 'link', ['accent.ink'], backgrounds],
  [7, 'primary button', ['accent.on'], ['accent.base', 'accent.hover', 'accent.pressed']],
  [7, 'critical button', ['critical.on'], ['critical.ink', 'critical.hover']],
  ...statuses.map(
    (tone) => [7, `status ${tone}`, [`${tone}.ink`], [...backgrounds, `${tone}.tint`]] satisfies ContrastRule,
  ),
  [7, 'menu', ['sidebar.ink', 'sidebar.ink2'], sidebarBackgrounds],
  [7, 'selection bar', ['raised.ink'], ['raised.base', 'raised.hover']],
  [7, 'tooltip', ['page'], ['ink']],
  [4.5, 'edge of a control', ['edge', 'rule2'], backgrounds],
  [4.5, 'edge on the selection bar', ['raised.edge'], ['raised.base']],
  [4.5, 'focus ring', ['focus'], [...backgrounds, 'critical.tint']],
  [4.5, 'icon and focus ring on the sidebar', ['sidebar.accent'], sidebarBackgrounds],
  [4.5, 'accent as a shape', ['accent.base', 'accent.ink'], backgrounds],
  [3, 'hairline', ['rule'], backgrounds],
  [7, 'guest in house', ['bar.inHouseInk'], ['bar.inHouse']],
  [7, 'reservation', ['bar.reservedInk'], ['bar.reserved']],
  [4.5, 'shape of a stay, by its edge', ['bar.reservedEdge'], ['page', 'sunken']],
  ...['critical', 'warning', 'neutral'].map(
    (tone) => [4.5, 'hatching', [`pattern.${tone}`], [`${tone}.tint`]] satisfies ContrastRule,
  ),
]

describe.each([
  ['light', { ...light, ...lightTapeChart }, rules],
  ['dark', { ...dark, ...darkTapeChart }, rules],
  ['light with more contrast', { ...lightMoreContrast, ...lightTapeChartMoreContrast }, moreContrastRules],
  ['dark with more contrast', { ...darkMoreContrast, ...darkTapeChartMoreContrast }, moreContrastRules],
])('in the theme %s', (_, theme, themeRules) => {
  test.each(themeRules)('contrast of at least %f: %s', (need, _why, inks, behind) => {
    const pairs = inks.flatMap((ink) => behind.map((background) => ({ ink, background })))
    const tooLow = pairs
      .map(({ ink, background }) => ({ ink, background, reached: ratio(at(theme, ink), at(theme, background)) }))
      .filter(({ reached }) => reached < need)
    expect(tooLow).toEqual([])
  })
})

test('the check itself can fail', () => {
  expect(ratio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(ratio('#777777', '#ffffff')).toBeLessThan(4.5)
})
