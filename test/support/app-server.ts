import type { TestProject } from 'vitest/node'
import { freePort } from '../../tools/lib/free-port.mjs'
import { newDataDir, startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built app with demo data, one per worker: two files never share a server at the same time. */
    appUrls: readonly string[]
    /** A freshly seeded data folder, for servers of a single test: `startServer({ dataFrom })`. */
    seededData: string
  }
}

const running: RunningServer[] = []
let started: Promise<void>

async function start(dataDir: string, ports: readonly number[]) {
  const seeded = await startServer({ dataDir })
  running.push(seeded)
  await seeded.stop()
  running.push(...(await Promise.all(ports.map((port) => startServer({ port, dataFrom: dataDir })))))
}

/** Seeding takes long and one core, so it goes on beside the tests that need no browser; test/support/app-ready.ts waits for it. */
export async function setup(project: TestProject) {
  const ports: number[] = []
  for (let worker = 0; worker < project.config.maxWorkers; worker++) ports.push(await freePort())
  const dataDir = newDataDir()
  started = start(dataDir, ports)
  started.catch((error: unknown) => console.error(error))
  project.provide('seededData', dataDir)
  project.provide(
    'appUrls',
    ports.map((port) => `http://127.0.0.1:${port}`),
  )
}

export async function teardown() {
  await started.catch(() => undefined)
  await Promise.all(running.map((server) => server.remove()))
}
