import { createServer } from 'node:net'

/** Finds a free TCP port on 127.0.0.1: `preferred` if it is free, else any. */
export function freePort(preferred = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (preferred ? freePort().then(resolve, reject) : reject(error)))
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
