import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { RequestAbandoned, HttpError } from '../errors.ts'
import { tooLarge, bodyLimits, maxFiles } from './body-bytes.ts'
import { type Pair, maxFields } from './fields.ts'
import type { Uploads } from './uploads.ts'

const malformedError = () => new HttpError(400, 'The form cannot be read', { code: 'MALFORMED' })
const tooManyFiles = () => new HttpError(413, `At most ${maxFiles} files at once`, { code: 'TOO_LARGE' })

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
