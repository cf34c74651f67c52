import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

const reasons: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop what listens there, or start with another PORT`,
  EACCES: ({ port }) => `Port ${port} needs more rights: start with another PORT`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
}

/** Listens, or fails with one line that says what stands in the way. */
export function listen(fetch: Fetch, config: Config): Promise<{ server: Server; address: string }> {
  const answer = getRequestListener(fetch)
  const server: Server = createServer((request, response) => {
    // A connection that is kept alive would be served for ever: once it stops, each is closed behind its last answer.
    if (!server.listening) response.setHeader('Connection', 'close')
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    return answer(request, response)
  })
  // Downloads may take long; a peer that never finishes its headers may not.
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
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
