import type { TestProject } from 'vitest/node'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built app with demo data, one per worker: two files never share a server at the same time. */
    appUrls: readonly string[]
    /** A freshly seeded data folder, for servers of a single test: `startServer({ dataFrom })`. */
    seededData: string
  }
}

const running: RunningServer[] = []

export async function setup(project: TestProject) {
  const seeded = await startServer()
  running.push(seeded)
  await seeded.stop()
  project.provide('seededData', seeded.dataDir)
  const workers = Array.from({ length: project.config.maxWorkers })
  const servers = await Promise.all(workers.map(() => startServer({ dataFrom: seeded.dataDir })))
  running.push(...servers)
  project.provide(
    'appUrls',
    servers.map(({ url }) => url),
  )
}

export const teardown = () => Promise.all(running.map((server) => server.remove()))
