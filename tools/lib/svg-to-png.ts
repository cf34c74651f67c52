import sharp from 'sharp'

/** An SVG of 24 units across as a PNG of so many pixels across. */
export const pictureOf = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 24 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer()
