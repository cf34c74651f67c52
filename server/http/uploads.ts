import { File as NodeFile } from 'node:buffer'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Stores the files of one request until its reply. On disk, so that a slow upload uses no memory (ADR 0039). */
export interface Uploads {
  save: (content: Readable, name: string) => Promise<File>
  /** Deletes the files. Call it after the reply. */
  remove: () => Promise<void>
}

/**
 * Under jsdom the global File does not accept Node's Blob, but the contract requires the global File. Elsewhere Node's
 * Blob is the global Blob, only with other types.
 */
async function fileOf(path: string, name: string): Promise<File> {
  const blob = await openAsBlob(path)
  const isNode = (File as unknown) === NodeFile
  return new File([isNode ? (blob as unknown as Blob) : await blob.arrayBuffer()], name)
}

/** Creates the store. Its folder is made with the first file. */
export function createUploads(): Uploads {
  let folder: Promise<string> | null = null
  let count = 0
  return {
    save: async (content, name) => {
      folder ??= mkdtemp(join(tmpdir(), 'hotel-upload-'))
      const path = join(await folder, String((count += 1)))
      // The form was rejected in the meantime.
      if (content.destroyed) throw new Error('The upload was given up')
      await pipeline(content, createWriteStream(path, { mode: 0o600 }))
      return fileOf(path, name)
    },
    remove: async () => {
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
  }
}
