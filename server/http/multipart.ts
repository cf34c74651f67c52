import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { Abandoned, Refusal } from '../errors.ts'
import { tooLarge } from './body-bytes.ts'
import { bodyLimits, mostFiles } from './body-limits.ts'
import { type Pair, maxPairs } from './fold.ts'
import type { Uploads } from './uploads.ts'

const malformed = () => new Refusal(400, 'The form cannot be read', { code: 'MALFORMED' })
const tooMany = () => new Refusal(413, `At most ${mostFiles} files at once`, { code: 'TOO_LARGE' })

const parserOf = (contentType: string) =>
  new Busboy({
    headers: { 'content-type': contentType } as BusboyHeaders,
    limits: {
      fieldSize: bodyLimits.texts,
      // One byte more, to detect a file that exceeds the limit.
      fileSize: bodyLimits.file + 1,
      parts: maxPairs + 1,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })

/** Parses multipart/form-data in order: texts in memory, files in `uploads`. */
export async function parseMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  uploads: Uploads,
): Promise<Pair[]> {
  const parts: Promise<Pair | null>[] = []
  const contents: Readable[] = []
  let textBytes = 0
  let parser: ReturnType<typeof parserOf>
  try {
    parser = parserOf(contentType)
  } catch {
    throw malformed()
  }
  let refuse: (reason: unknown) => void = () => undefined
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject
  })
  refused.catch(() => undefined)
  parser.on('error', refuse)
  parser.on('field', (name: string | undefined, value) => {
    textBytes += Buffer.byteLength(value)
    if (name === undefined) refuse(malformed())
    else if (textBytes > bodyLimits.texts) refuse(tooLarge(bodyLimits.texts))
    else parts.push(Promise.resolve([name, value]))
  })
  parser.on('file', (name: string | undefined, content, filename: string | undefined) => {
    contents.push(content)
    if (name === undefined) return refuse(malformed())
    if (contents.length > mostFiles) return refuse(tooMany())
    const saved = uploads.save(content, filename ?? '').then((file): Pair | null =>
      // Browsers send an empty file field as a nameless file without content.
      file.size === 0 && file.name === '' ? null : [name, file],
    )
    // A full disk also ends the parsing.
    saved.catch(refuse)
    parts.push(saved)
  })
  try {
    const finished = once(parser, 'finish')
    finished.catch(() => undefined)
    for await (const chunk of chunks) if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), refused])
    parser.end()
    await Promise.race([finished, refused])
    return (await Promise.all(parts)).filter((pair) => pair !== null)
  } catch (error) {
    for (const content of contents) content.destroy()
    await Promise.allSettled(parts)
    if (error instanceof Refusal || error instanceof Abandoned || isOfSystem(error)) throw error
    throw malformed()
  }
}

/** A system error such as a full disk is not the client's fault. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error
