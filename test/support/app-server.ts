import type { TestProject } from 'vitest/node'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app with demonstration data, shared by the browser tests of one run. */
    appUrl: string
  }
}

let server: RunningServer | undefined

export async function setup(project: TestProject) {
  server = await startServer()
  project.provide('appUrl', server.url)
}

export const teardown = () => server?.remove()
