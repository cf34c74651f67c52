import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Attachment, attachmentBytes } from './attachment.ts'

let folder: string | null = null
let count = 0

function openFolder() {
  const opened = mkdtempSync(join(tmpdir(), 'back-office-qa-'))
  process.once('exit', () => rmSync(opened, { recursive: true, force: true }))
  return opened
}

/** Writes the files of a path to disk and returns their paths: sending 20 MB through the browser protocol takes 15 s. */
export function writtenFiles(files: readonly Attachment[]): string[] {
  folder ??= openFolder()
  return files.map((file) => {
    const own = join(folder!, String(++count))
    mkdirSync(own)
    writeFileSync(join(own, file.name), attachmentBytes(file))
    return join(own, file.name)
  })
}
