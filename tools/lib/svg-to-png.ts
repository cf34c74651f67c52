import sharp from 'sharp'

/** Renders an SVG of 24 units width as a PNG of the given width in pixels. */
export const pictureOf = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 24 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer()
