import { phrase } from '../../phrases/phrase.ts'

/** The server's limit for one picture. */
const maxBytes = 5 * 1024 * 1024

/** Detects the type by the first bytes, as the server does. Name and declared type are ignored. */
async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const starts = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
  const isWebp = starts(0x52, 0x49, 0x46, 0x46) && String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47) || isWebp
}

async function rejectionOf(file: File, largest: number): Promise<string | null> {
  if (file.size > largest) return phrase('forms.pictureTooLarge', { name: file.name, max: largest / 1024 / 1024 })
  return (await isPicture(file)) ? null : phrase('forms.notAPicture', { name: file.name })
}

/** Splits chosen files into pictures and rejections, worded as on the server. `largest` is in bytes. */
export async function splitPictures(
  chosen: readonly File[],
  largest = maxBytes,
): Promise<{ files: File[]; rejections: string[] }> {
  const rejections = await Promise.all(chosen.map((file) => rejectionOf(file, largest)))
  return {
    files: chosen.filter((_, at) => rejections[at] === null),
    rejections: rejections.filter((error) => error !== null),
  }
}
