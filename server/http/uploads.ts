import { File as NodeFile } from 'node:buffer'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where the files of one request lie until it is answered: on disk, so that a slow upload holds no memory (ADR 0039). */
export interface Uploads {
  save: (content: Readable, name: string) => Promise<File>
  /** Removes the files; to be called once the request is answered. */
  remove: () => Promise<void>
}

/** Under jsdom the global File cannot hold Node's Blob, and the contract asks for the global one. */
async function fileOf(path: string, name: string): Promise<File> {
  const blob = await openAsBlob(path)
  const isNode = (File as unknown) === NodeFile
  return new File([isNode ? (blob as unknown as Blob) : await blob.arrayBuffer()], name)
}

/** Makes its folder with the first file. */
export function createUploads(): Uploads {
  let folder: Promise<string> | null = null
  let count = 0
  return {
    save: async (content, name) => {
      folder ??= mkdtemp(join(tmpdir(), 'hotel-upload-'))
      const path = join(await folder, String((count += 1)))
      // The form was refused meanwhile.
      if (content.destroyed) throw new Error('The upload was given up')
      await pipeline(content, createWriteStream(path, { mode: 0o600 }))
      return fileOf(path, name)
    },
    remove: async () => {
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
  }
}
