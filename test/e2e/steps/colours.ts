import type { Locator } from 'playwright-core'
import sharp from 'sharp'

type Colour = readonly [number, number, number]

const channel = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** Contrast ratio by relative luminance (WCAG 2.2). */
export const contrast = (one: Colour, other: Colour) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

/** The colours that the browser draws along the middle of an element, from `around` pixels before it to its centre. */
export async function drawnColours(element: Locator, around = 4): Promise<Colour[]> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x: x - around, y: y + height / 2, width: Math.round(width / 2) + around, height: 1 }
  const { data } = await sharp(await element.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from(
    { length: data.length / 3 },
    (_, at) => [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!] as const,
  )
}

/** The highest contrast between neighbours of an outline: the first colour against all up to the centre. */
export const outlineContrast = (colours: readonly Colour[]) =>
  Math.max(...colours.map((colour) => contrast(colours[0]!, colour)))
