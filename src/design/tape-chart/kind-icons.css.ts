import * as icons from '../icon/icons.css.ts'
import { dark } from '../theme/dark.css.ts'
import { light } from '../theme/light.css.ts'
import { darkTape, lightTape } from '../theme/tape-palette.css.ts'
import type { TapeBarKind } from './tape.ts'

type Inks = Record<TapeBarKind, string>

const paths: Inks = {
  in_house: icons.bed,
  reservation: icons.user,
  departed: icons.signOut,
  out_of_order: icons.outOfOrder,
  out_of_service: icons.outOfService,
  internal_use: icons.internalUse,
  hold: icons.hold,
  out_of_inventory: icons.outOfInventory,
}

/** From the top of the picture down. */
export const kinds = Object.keys(paths) as TapeBarKind[]

const inksOf = (palette: typeof light, { bar }: typeof lightTape): Inks => ({
  in_house: bar.houseInk,
  reservation: bar.reservedInk,
  departed: palette.ink2,
  out_of_order: palette.bad.ink,
  out_of_service: palette.warn.ink,
  internal_use: palette.mute.ink,
  hold: palette.hold.ink,
  out_of_inventory: palette.mute.ink,
})

/** A picture has no `currentColor`: each icon is in the ink that its kind has by day or by night. */
function drawn(inks: Inks): string {
  const shapes = kinds.map(
    (kind, at) => `<path transform="translate(0 ${at * 24})" stroke="${inks[kind]}" d="${paths[kind]}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${kinds.length * 24}" fill="none" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
  )
}

/** The icons of all kinds one above the other, as SVG; `tools/kind-pictures.ts` makes the pictures of them. */
export const kindIcons = { day: drawn(inksOf(light, lightTape)), night: drawn(inksOf(dark, darkTape)) }
