/** As large as the server takes one. */
const maxBytes = 5 * 1024 * 1024

/** What a file starts with decides, as on the server: its name and its declared type say nothing. */
async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const starts = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
  const isWebp = starts(0x52, 0x49, 0x46, 0x46) && String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47) || isWebp
}

async function rejectionOf(file: File): Promise<string | null> {
  if (file.size > maxBytes) return `${file.name} is larger than 5 MB`
  return (await isPicture(file)) ? null : `${file.name} is not a JPEG, PNG or WebP picture`
}

/** Chosen files: those that can be pictures of a form, and why the others cannot, in the server's words. */
export async function splitPictures(chosen: readonly File[]): Promise<{ files: File[]; rejections: string[] }> {
  const rejections = await Promise.all(chosen.map(rejectionOf))
  return {
    files: chosen.filter((_, at) => rejections[at] === null),
    rejections: rejections.filter((error) => error !== null),
  }
}
