import { UnreadableFile } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Size limit of a file. No workbook of 5,000 rows is larger. */
export const maxFileBytes = 20 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)

/** Text at the start of the file; enough to detect HTML and CSV. */
const headText = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 1024)).replace(/^\uFEFF/, '')

/** True if the bytes contain `text` in UTF-16, as names in an OLE container are encoded. */
function hasName(bytes: Uint8Array, text: string): boolean {
  const wanted = [...text].flatMap((char) => [char.charCodeAt(0), 0])
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

/**
 * Rejects files that are no zip package. Detects the type by the first bytes, not by the name (quality Q38). A protected workbook is an
 * OLE container with the encrypted package ([MS-OFFCRYPTO] 2.3.4).
 */
export function rejectOtherTypes(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new UnreadableFile(phrase('imports.fileIsEmpty'))
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    throw new UnreadableFile(
      hasName(bytes, 'EncryptedPackage') ? phrase('imports.isProtected') : phrase('imports.isOldExcel'),
    )
  const text = headText(bytes)
  if (/^\s*</.test(text)) throw new UnreadableFile(phrase('imports.isWebPage'))
  // oxlint-disable-next-line no-control-regex -- characters that no text file contains.
  if (!/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new UnreadableFile(phrase('imports.isText'))
  throw new UnreadableFile(phrase('imports.isNoWorkbook'))
}
