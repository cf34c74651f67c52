import { describe, expect, test } from 'vitest'
import { dark } from '../../src/design/theme/dark.css.ts'
import { light } from '../../src/design/theme/light.css.ts'
import { darkTape, lightTape } from '../../src/design/theme/tape-palette.css.ts'

type Theme = typeof light & typeof lightTape

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** WCAG 2.2, relative luminance. */
export const ratio = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const at = (theme: Theme, path: string): string => {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], theme)
  if (typeof found !== 'string' || !/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${path} is not a plain colour`)
  return found
}

const grounds = ['paper', 'sheet', 'sunk', 'hover', 'accent.tint']
const statuses = ['ok', 'warn', 'bad', 'busy', 'hold', 'mute']
const cloth = ['spine.base', 'spine.active', 'spine.hover']

type Demand = readonly [need: number, why: string, inks: readonly string[], grounds: readonly string[]]

/** Which colours meet which, and the ratio they need: text 4.5 (body 7), borders, icons and focus 3 (quality Q9). */
const demands: readonly Demand[] = [
  [7, 'body text', ['ink', 'ink2'], grounds],
  [4.5, 'caption', ['ink3'], grounds],
  [4.5, 'link', ['accent.ink'], grounds],
  [4.5, 'primary button', ['accent.on'], ['accent.base', 'accent.hover', 'accent.pressed']],
  [4.5, 'critical button', ['danger.on'], ['danger.base', 'danger.hover']],
  ...statuses.map((tone) => [4.5, `status ${tone}`, [`${tone}.ink`], [...grounds, `${tone}.tint`]] satisfies Demand),
  [4.5, 'menu', ['spine.ink', 'spine.ink2', 'spine.brass'], cloth],
  [4.5, 'selection bar', ['float.ink'], ['float.base', 'float.hover']],
  [4.5, 'tooltip', ['paper'], ['ink']],
  [3, 'edge of a control', ['edge'], ['paper', 'sheet', 'sunk', 'hover']],
  [3, 'focus ring', ['focus'], [...grounds, 'bad.tint']],
  [3, 'focus ring on the spine', ['spine.brass'], cloth],
  [3, 'edge on the selection bar', ['float.edge'], ['float.base']],
  [3, 'edge of a status', ['bad.ink', 'warn.ink', 'mute.ink', 'hold.ink'], ['paper', 'sunk', 'accent.tint']],
  [4.5, 'guest in house', ['bar.houseInk'], ['bar.house']],
  [4.5, 'reservation', ['bar.reservedInk'], ['bar.reserved']],
  [3, 'shape of a stay', ['bar.house', 'bar.reservedEdge'], ['paper', 'sunk']],
  ...['bad', 'warn', 'mute'].map((tone) => [3, 'hatching', [`pattern.${tone}`], [`${tone}.tint`]] satisfies Demand),
  // Drawn at first with 3.06: here with room to spare.
  [3.3, 'accent as a shape', ['accent.base', 'accent.ink'], ['paper', 'sheet', 'sunk']],
]

describe.each([
  ['light', { ...light, ...lightTape }],
  ['dark', { ...dark, ...darkTape }],
])('In the %s theme', (_, theme) => {
  test.each(demands)('contrast of at least %f: %s', (need, _why, inks, behind) => {
    const pairs = inks.flatMap((ink) => behind.map((ground) => ({ ink, ground })))
    const tooLow = pairs
      .map(({ ink, ground }) => ({ ink, ground, reached: ratio(at(theme, ink), at(theme, ground)) }))
      .filter(({ reached }) => reached < need)
    expect(tooLow).toEqual([])
  })
})

test('the measure itself can fail', () => {
  expect(ratio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(ratio('#777777', '#ffffff')).toBeLessThan(4.5)
})
