import type { TestProject } from 'vitest/node'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app with demonstration data, shared by the browser tests of one run. */
    appUrl: string
    /** A data folder just seeded, for servers of a test's own: `startServer({ dataFrom })`. */
    seededData: string
  }
}

const running: RunningServer[] = []

export async function setup(project: TestProject) {
  const seeded = await startServer()
  running.push(seeded)
  await seeded.stop()
  project.provide('seededData', seeded.dataDir)
  const server = await startServer({ dataFrom: seeded.dataDir })
  running.push(server)
  project.provide('appUrl', server.url)
}

export const teardown = () => Promise.all(running.map((server) => server.remove()))
