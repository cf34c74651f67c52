import type { RuntimeConfig } from './contract/config.ts'
import { serviceNames } from './contract/services.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const httpsOrNull = (value: unknown) => (typeof value === 'string' && value.startsWith('https://') ? value : null)

/** Reads `/config.json`. If it is missing or invalid, the API base is `/api` on the app's own host. */
export async function readConfig(fetch = globalThis.fetch): Promise<RuntimeConfig> {
  // index.html preloads this file. The browser reuses the preload only for a fetch without options.
  const body: unknown = await fetch('/config.json')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const { api, cookieDomain, services } = isObject(body) ? body : {}
  const urls = isObject(services) ? services : {}
  return {
    api: typeof api === 'string' && api !== '' ? api : '/api',
    cookieDomain: typeof cookieDomain === 'string' ? cookieDomain : null,
    services: Object.fromEntries(serviceNames.map((name) => [name, httpsOrNull(urls[name])])),
  }
}
