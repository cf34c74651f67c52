// `npm run kind-pictures` writes the icons of the tape chart's bars as two pictures, at three times their size.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindIcons } from '../src/features/tape-chart/kind-icons.css.ts'
import { pictureOf } from './lib/svg-to-png.ts'

const folder = join(import.meta.dirname, '../src/features/tape-chart')
for (const [theme, svg] of Object.entries(kindIcons))
  writeFileSync(join(folder, `bar-icons-${theme}.png`), await pictureOf(svg, 39))
