import { createServer } from 'node:net'

/** Finds a free TCP port on 127.0.0.1: `wished` if it is free, else any. */
export function freePort(wished = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (wished ? freePort().then(resolve, reject) : reject(error)))
    probe.listen(wished, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
