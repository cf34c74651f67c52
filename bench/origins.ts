import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

function sendFile(file: string, reply: ServerResponse) {
  const body = gzipSync(readFileSync(file), { level: 9 })
  reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-encoding': 'gzip' })
  reply.end(body)
}

/** Forwards a request to the server under test, like a proxy. */
function pass(to: URL, request: IncomingMessage, reply: ServerResponse) {
  const { method, url, headers } = request
  const onward = forward(
    { host: to.hostname, port: to.port, method, path: url, headers: { ...headers, host: to.host } },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    },
  )
  onward.on('error', () => reply.destroy())
  request.pipe(onward)
}

/**
 * Serves an origin in front of the server: the baseline's files if `folder` is given, otherwise the app. Both have the
 * same proxy hop, so that the comparison is fair.
 */
export async function openOrigin(server: string, folder?: string) {
  const to = new URL(server)
  const origin = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname
    if (!folder || path.startsWith('/api/')) return pass(to, request, reply)
    const file = join(folder, extname(path) ? path : 'index.html')
    if (existsSync(file)) return sendFile(file, reply)
    reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(origin.address() as AddressInfo).port}`,
    close: () => {
      origin.closeAllConnections()
      origin.close()
    },
  }
}
