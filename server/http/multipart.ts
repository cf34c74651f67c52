import { File as NodeFile } from 'node:buffer'
import { once } from 'node:events'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { phrase } from '../../src/phrases/phrase.ts'
import { RequestAbandoned, HttpError } from '../errors.ts'
import { tooLarge, bodyLimits, maxFiles } from './body-limits.ts'
import { type Pair, maxFields } from './fields.ts'

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

const malformedError = () => new HttpError(400, phrase('server.unreadable', { what: 'form' }), { code: 'MALFORMED' })
const tooManyFiles = () => new HttpError(413, phrase('server.tooManyFiles', { max: maxFiles }), { code: 'TOO_LARGE' })

const parserOf = (contentType: string, maxFileBytes: number) =>
  new Busboy({
    headers: { 'content-type': contentType } as BusboyHeaders,
    limits: {
      fieldSize: bodyLimits.texts,
      // One byte more, to detect a file that exceeds the limit.
      fileSize: maxFileBytes + 1,
      parts: maxFields + 1,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })

/** Parses multipart/form-data in order: texts in memory, files in `uploads`. */
export async function parseMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  { uploads, maxFileBytes }: { uploads: Uploads; maxFileBytes: number },
): Promise<Pair[]> {
  const parts: Promise<Pair | null>[] = []
  const contents: Readable[] = []
  let textBytes = 0
  let parser: ReturnType<typeof parserOf>
  try {
    parser = parserOf(contentType, maxFileBytes)
  } catch {
    throw malformedError()
  }
  let fail: (reason: unknown) => void = () => undefined
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  failed.catch(() => undefined)
  parser.on('error', fail)
  parser.on('field', (name: string | undefined, value) => {
    textBytes += Buffer.byteLength(value)
    if (name === undefined) fail(malformedError())
    else if (textBytes > bodyLimits.texts) fail(tooLarge(bodyLimits.texts))
    else parts.push(Promise.resolve([name, value]))
  })
  parser.on('file', (name: string | undefined, content, filename: string | undefined) => {
    contents.push(content)
    if (name === undefined) return fail(malformedError())
    if (contents.length > maxFiles) return fail(tooManyFiles())
    const saved = uploads.save(content, filename ?? '').then((file): Pair | null =>
      // Browsers send an empty file field as a nameless file without content.
      file.size === 0 && file.name === '' ? null : [name, file],
    )
    // A full disk also ends the parsing.
    saved.catch(fail)
    parts.push(saved)
  })
  try {
    const finished = once(parser, 'finish')
    finished.catch(() => undefined)
    for await (const chunk of chunks) if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), failed])
    parser.end()
    await Promise.race([finished, failed])
    return (await Promise.all(parts)).filter((pair) => pair !== null)
  } catch (error) {
    for (const content of contents) content.destroy()
    await Promise.allSettled(parts)
    if (error instanceof HttpError || error instanceof RequestAbandoned || isSystemError(error)) throw error
    throw malformedError()
  }
}

/** A system error such as a full disk is not the client's fault. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
