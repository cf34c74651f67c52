import { phrase } from '../../src/phrases/phrase.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { invalid } from '../errors.ts'
import { bodyLimits } from '../http/body-limits.ts'

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

const maxPixels = 40_000_000
const maxSide = 2000
const formats = new Set(['jpeg', 'png', 'webp'])

const rejectedPicture = (message: string) => invalid({ images: [message] })
const nameOf = (file: File) => file.name || phrase('server.unnamedFile')

/** Detects the format by the first bytes, not by name or declared type (quality Q38). */
function looksLikePicture(bytes: Uint8Array): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  const isWebp = starts(0x52, 0x49, 0x46, 0x46) && String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47) || isWebp
}

async function decode(file: File, maxBytes: number): Promise<Picture> {
  if (file.size > maxBytes)
    throw rejectedPicture(phrase('server.pictureTooLarge', { file: nameOf(file), size: maxBytes / 1024 / 1024 }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Checked before sharp runs, so that its SVG, TIFF and HEIF decoders never read untrusted bytes.
  if (!looksLikePicture(bytes)) throw rejectedPicture(phrase('server.notAPicture', { file: nameOf(file) }))
  // Loaded with the first picture, because it takes 20 MB.
  const { default: sharp } = await import('sharp')
  try {
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await input.metadata()
    if (!formats.has(format)) throw new Error('another format in disguise')
    const { data, info } = await input
      // Rotates by the metadata, because the metadata (location, camera) is then dropped.
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    throw rejectedPicture(phrase('server.unreadablePicture', { file: nameOf(file) }))
  }
}

/**
 * Decodes and re-encodes uploads. Each picture queues separately, so that one picture never waits for twenty (ADR 0013,
 * 0039). `maxBytes` is the largest file; the endpoint must allow it too.
 */
export async function decodePictures(
  ctx: CallerContext,
  files: readonly File[] | undefined,
  maxBytes: number = bodyLimits.file,
): Promise<Picture[]> {
  if (files === undefined || files.length === 0) return []
  return runInQueue(ctx, 'pictures', async (runJob) => {
    const pictures: Picture[] = []
    for (const file of files) pictures.push(await runJob(() => decode(file, maxBytes)))
    return pictures
  })
}
