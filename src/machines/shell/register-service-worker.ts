import { whenIdle } from '../../on-demand/when-idle.ts'

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string }
}

/** Trusted Types require that a policy creates the worker's URL. This policy allows only the app's own worker. */
function trusted(url: string): string {
  if (!('trustedTypes' in globalThis)) return url
  const { trustedTypes } = globalThis as unknown as { trustedTypes: PolicyFactory }
  const createScriptURL = (asked: string) => (asked === '/sw.js' ? asked : null)
  return trustedTypes.createPolicy('service-worker', { createScriptURL }).createScriptURL(url)
}

/**
 * Registers the service worker once the browser is idle: its installation loads the whole app (ADR 0056). Where that fails, the app works
 * as before, but doesn't open without a connection.
 */
export function registerServiceWorker(url: string): void {
  if (!('serviceWorker' in navigator)) return
  whenIdle(() => navigator.serviceWorker.register(trusted(url)).catch(() => undefined))
}
