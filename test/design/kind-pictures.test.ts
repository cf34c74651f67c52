import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindIcons } from '../../src/features/tape-chart/kind-icons.css.ts'
import { pictureOf } from '../../tools/lib/svg-to-png.ts'

/** Compares pixels, because another version of the library may compress the file differently. */
const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer()

test.each(Object.entries(kindIcons))(
  'the picture for the %s theme has the current icons and colours',
  async (theme, svg) => {
    const file = readFileSync(`src/features/tape-chart/bar-icons-${theme}.png`)
    const [stored, made] = await Promise.all([file, await pictureOf(svg, 39)].map(pixels))
    expect(stored!.equals(made!), 'npm run kind-pictures').toBe(true)
  },
)
