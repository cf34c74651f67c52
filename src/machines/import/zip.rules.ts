import { crc32 } from './crc.rules.ts'
import { UnreadableFile } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Limit of the unpacked size of a workbook. 5,000 rows with long notes need a tenth of it. */
export const maxContentBytes = 64 * 1024 * 1024
const maxEntries = 1000

/** A part of the package, as declared in the zip directory. The declarations are not trusted. */
export interface ZipEntry {
  name: string
  isDeflated: boolean
  packed: Uint8Array
  declaredSize: number
  crc: number
}

export const damaged = () => new UnreadableFile(phrase('imports.isDamaged'))
const tooLarge = () => new UnreadableFile(phrase('imports.unpacksTooLarge'))

/** Position of the end record (APPNOTE 4.3.16): the last signature, followed by a comment of at most 64 kB. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  throw damaged()
}

/** Packed bytes of an entry, after its local header. */
function packedOf(bytes: Uint8Array, view: DataView, local: number, size: number): Uint8Array {
  if (view.getUint32(local, true) !== 0x04034b50) throw damaged()
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + size > bytes.length) throw damaged()
  return bytes.subarray(from, from + size)
}

function readEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw tooLarge()
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw damaged()
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    if (flags & 1) throw new UnreadableFile(phrase('imports.isProtected'))
    if (method !== 0 && method !== 8) throw damaged()
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isDeflated: method === 8,
      packed: packedOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true)),
      declaredSize: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Reads the zip directory. One that points outside the file, or names a part twice, is damaged. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  let entries: ZipEntry[]
  try {
    entries = readEntries(bytes)
  } catch (thrown) {
    // RangeError means a read past the end of the file.
    throw thrown instanceof RangeError ? damaged() : thrown
  }
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw damaged()
  if (entries.reduce((sum, { declaredSize }) => sum + declaredSize, 0) > maxContentBytes) throw tooLarge()
  return entries
}

/** Unpacks one part. Stops as soon as it exceeds `max` bytes, regardless of the declared size. */
export async function unpacked(entry: ZipEntry, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const source = new Blob([entry.packed as Uint8Array<ArrayBuffer>]).stream()
  const reader = (entry.isDeflated ? source.pipeThrough(new DecompressionStream('deflate-raw')) : source).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged()
    })
    if (done) break
    size += value.length
    if (size > max) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  // A corrupted value must not be imported.
  if (crc32(whole) !== entry.crc) throw damaged()
  return whole
}
