import { whenIdle } from './when-idle.ts'

/**
 * Loads one part of the app after the other, each once the browser is idle. All at once they are evaluated in one task, which lasts
 * longer than 50 ms on a slow machine (performance P20). A failure is reported when the part is opened.
 */
export async function loadInTurn(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    await new Promise<void>(whenIdle)
    await load().catch(() => undefined)
  }
}
