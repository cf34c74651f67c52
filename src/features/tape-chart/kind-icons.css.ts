import * as icons from '../../design/icon/icons.css.ts'
import { dark } from '../../design/theme/dark.css.ts'
import { light } from '../../design/theme/light.css.ts'
import { darkTapeChart, lightTapeChart } from '../../design/theme/tape-chart-palette.css.ts'
import type { TapeBarKind } from './tape-chart.types.ts'

type KindInks = Record<TapeBarKind, string>

const iconPaths: KindInks = {
  in_house: icons.bed,
  reservation: icons.user,
  departed: icons.signOut,
  out_of_order: icons.outOfOrder,
  out_of_service: icons.outOfService,
  internal_use: icons.internalUse,
  hold: icons.hold,
  out_of_inventory: icons.outOfInventory,
}

/** The order of the icons in the image, from the top. `Object.keys` loses the type of the keys. */
export const kinds = Object.keys(iconPaths) as TapeBarKind[]

const inksOf = (palette: typeof light, { bar }: typeof lightTapeChart): KindInks => ({
  in_house: bar.inHouseInk,
  reservation: bar.reservedInk,
  departed: palette.ink2,
  out_of_order: palette.critical.ink,
  out_of_service: palette.warning.ink,
  internal_use: palette.neutral.ink,
  hold: palette.onHold.ink,
  out_of_inventory: palette.neutral.ink,
})

/** An image has no `currentColor`: each icon has its kind's ink of the light or dark theme. */
function svgOf(inks: KindInks): string {
  const shapes = kinds.map(
    (kind, at) => `<path transform="translate(0 ${at * 24})" stroke="${inks[kind]}" d="${iconPaths[kind]}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${kinds.length * 24}" fill="none" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
  )
}

/** The icons of all kinds, stacked in one SVG per theme. `tools/blocking-icons.ts` converts them to images. */
export const kindIcons = { light: svgOf(inksOf(light, lightTapeChart)), dark: svgOf(inksOf(dark, darkTapeChart)) }
