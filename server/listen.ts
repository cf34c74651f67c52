import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

const reasons: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop what listens there, or start with another PORT`,
  EACCES: ({ port }) => `Port ${port} needs more rights: start with another PORT`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
}

/** In ms. Node asks for the first two once in `checkMs`, and answers 408. */
export const timeouts = {
  headersMs: 10_000,
  /** A whole request: the largest body over a line of 4 Mbit/s. A body that stalls ends earlier (http/body-bytes.ts). */
  requestMs: 120_000,
  checkMs: 1000,
  /** Nothing written or read; a stream of events has its heartbeat more often. */
  idleMs: 120_000,
}

/** Listens, or fails with one line that says what stands in the way. */
export function listen(
  fetch: Fetch,
  config: Config,
  { headersMs, requestMs, checkMs, idleMs }: typeof timeouts = timeouts,
): Promise<{ server: Server; address: string }> {
  const answer = getRequestListener(fetch)
  const server: Server = createServer({ connectionsCheckingInterval: checkMs }, (request, response) => {
    // A connection that is kept alive would be served for ever: once it stops, each is closed behind its last answer.
    if (!server.listening) response.setHeader('Connection', 'close')
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    return answer(request, response)
  })
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  // A download that nobody reads does not stay in memory.
  server.timeout = idleMs
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      reject(new Error(reasons[error.code ?? '']?.(config) ?? `Cannot listen: ${error.message}`))
    })
    server.listen(config.port, config.host, () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : config.port
      const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
      resolve({ server, address: `http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}` })
    })
  })
}
