// `npm run app-icons` writes the icons of the installed app, made from the favicon.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8')

/** The whole square is coloured, and the drawing lies within the circle that every system shows: four fifths of the width. */
const maskable = favicon
  .replace('rx="5" ', '')
  .replace('<path ', '<path transform="translate(16 16) scale(0.85) translate(-16 -16)" ')

const icons = [
  { name: 'icon-192', svg: favicon, size: 192 },
  { name: 'icon-512', svg: favicon, size: 512 },
  { name: 'maskable-192', svg: maskable, size: 192 },
  { name: 'maskable-512', svg: maskable, size: 512 },
  { name: 'apple-touch-icon', svg: maskable, size: 180 },
]
for (const { name, svg, size } of icons) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size)
  writeFileSync(join(folder, 'icons', `${name}.png`), await picture.png({ palette: true, effort: 10 }).toBuffer())
}
