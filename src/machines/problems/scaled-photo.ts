/** Longest side in pixels. The server stores at most 2000. */
const maxSide = 2048
/** Quality of the JPEG, from 0 to 1. */
const quality = 0.82
/** Photos of at most this size in bytes are sent as they are. */
const smallBytes = 400 * 1024

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`

/** Draws the picture on white, since a JPEG has no transparency. */
async function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const fill = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null) => {
    if (!context) throw new Error('The browser has no canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
  }
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height)
    fill(canvas.getContext('2d'))
    return canvas.convertToBlob({ type: 'image/jpeg', quality })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  fill(canvas.getContext('2d'))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A photo as it is stored and sent: at most 2048 pixels on the long side, upright, without metadata such as the position. A photo that
 * is small, that the browser can't decode, or that gets no smaller stays as it is (requirement 2.problems.photos).
 */
export async function scaledPhoto(photo: File): Promise<File> {
  if (photo.size <= smallBytes) return photo
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    try {
      const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
      const blob = await drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
      if (!blob || blob.size >= photo.size) return photo
      return new File([blob], jpegName(photo.name), { type: 'image/jpeg', lastModified: photo.lastModified })
    } finally {
      bitmap.close()
    }
  } catch {
    return photo
  }
}
