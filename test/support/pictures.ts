import sharp from 'sharp'

/** A small picture as a browser uploads it. */
export const pictureFile = async (name = 'room.png', width = 8): Promise<File> => {
  const bytes = await sharp({ create: { width, height: 4, channels: 3, background: '#46a' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}
