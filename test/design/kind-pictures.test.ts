import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindIcons } from '../../src/features/tape-chart/kind-icons.css.ts'
import { pictureOf } from '../../tools/lib/svg-to-png.ts'

/** Compares pixels, because another version of the library may compress the file differently. */
const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer()

test.each(Object.entries(kindIcons))(
  'the picture of the icons by %s has the current icons and colours',
  async (name, svg) => {
    const file = readFileSync(`src/features/tape-chart/kinds-${name}.png`)
    const [kept, made] = await Promise.all([file, await pictureOf(svg, 39)].map(pixels))
    expect(kept!.equals(made!), 'npm run kind-pictures').toBe(true)
  },
)
