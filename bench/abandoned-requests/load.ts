import { type RequestOptions, request } from 'node:http'
import { newProperty } from '../../test/support/api-calls.ts'

/** Sends part of a request; `cut` ends it. Settles with the response, or when the request is over. */
export function sendPartially(url: string, options: RequestOptions, body: Buffer | null) {
  const sent = request(url, options)
  const settled = new Promise<number | null>((resolve) => {
    sent.on('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? null)
    })
    sent.on('close', () => resolve(null))
    sent.on('error', () => resolve(null))
  })
  if (body) sent.write(body)
  else sent.end()
  return { settled, cut: () => sent.destroy() }
}

const boundary = 'bench-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`
const part = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`

/** A form of `size` bytes, mostly one file, without its last byte. */
export function unfinishedForm(size: number): { body: Buffer; size: number } {
  const head = Buffer.from(part('images[]', '; filename="a.png"'))
  return { body: Buffer.concat([head, Buffer.alloc(size - head.length - 1, 0x89)]), size }
}

/** A complete form of a new property with these pictures. */
export function propertyForm(prefix: string, pictures: readonly Buffer[]): Buffer {
  const fields = Object.entries(newProperty(prefix)).map(([name, value]) => part(name) + String(value ?? '') + '\r\n')
  const files = pictures.flatMap((picture) => [
    Buffer.from(part('images[]', '; filename="a.png"')),
    picture,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([Buffer.from(fields.join('')), ...files, Buffer.from(`--${boundary}--\r\n`)])
}
