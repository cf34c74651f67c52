import { crc32, deflateRawSync } from 'node:zlib'

/** One deflated file of a zip. */
export interface ZipEntry {
  name: string
  crc: number
  size: number
  deflated: readonly Uint8Array[]
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)
/** 1 January 1980, the earliest date in a zip. A fixed date makes the output reproducible. */
const dosDate = 0x0021
const version = 20
const deflate = 8

export const deflated = (name: string, bytes: Uint8Array): ZipEntry => ({
  name,
  crc: crc32(bytes),
  size: bytes.length,
  deflated: [deflateRawSync(bytes)],
})

/** Fields that a local header and a directory entry share. */
function describe(entry: ZipEntry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(deflate, 4)
  fields.writeUInt16LE(dosDate, 8)
  fields.writeUInt32LE(entry.crc, 10)
  fields.writeUInt32LE(lengthOf(entry.deflated), 14)
  fields.writeUInt32LE(entry.size, 18)
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22)
  return fields
}

const signed = (signature: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

/** Joins entries to a zip (APPNOTE 4.3). Does not support files of 4 GB or more. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const fields = describe(entry)
    const local = [signed(0x04034b50), fields, Buffer.from(entry.name), ...entry.deflated]
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(signed(0x02014b50), Buffer.from([version, 0]), fields, rest, Buffer.from(entry.name))
    parts.push(...local)
    offset += lengthOf(local)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(lengthOf(directory), 12)
  end.writeUInt32LE(offset, 16)
  const all = [...parts, ...directory, end]
  const file = new Uint8Array(lengthOf(all))
  let at = 0
  for (const part of all) {
    file.set(part, at)
    at += part.length
  }
  return file
}
