import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

const errorMessages: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop what listens there, or start with another PORT`,
  EACCES: ({ port }) => `Port ${port} needs more rights: start with another PORT`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
}

/** In milliseconds. Node checks the first two every `checkMs` and answers 408. */
export const timeouts = {
  headersMs: 10_000,
  /** A whole request: the largest body over a 4 Mbit/s connection. A stalled body ends earlier (http/body.ts). */
  requestMs: 120_000,
  checkMs: 1000,
  /** No traffic in either direction; the heartbeat of an event stream is more frequent. */
  idleMs: 120_000,
}

/** Listens on the port, or fails with a one-line reason. */
export function listen(
  fetch: Fetch,
  config: Config,
  { headersMs, requestMs, checkMs, idleMs }: typeof timeouts = timeouts,
): Promise<{ server: Server; address: string }> {
  const answer = getRequestListener(fetch)
  const server: Server = createServer({ connectionsCheckingInterval: checkMs }, (request, response) => {
    // Node keeps serving kept-alive connections of a stopped server, so each is closed after its last reply.
    if (!server.listening) response.setHeader('Connection', 'close')
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    return answer(request, response)
  })
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  // Closes a download that the client stops reading, which would otherwise stay in memory.
  server.timeout = idleMs
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      reject(new Error(errorMessages[error.code ?? '']?.(config) ?? `Cannot listen: ${error.message}`))
    })
    server.listen(config.port, config.host, () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : config.port
      const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
      resolve({ server, address: `http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}` })
    })
  })
}
