import { createServer } from 'node:net'

/** A TCP port on 127.0.0.1 that nothing listens on: `wished` if that is free, else any. */
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
