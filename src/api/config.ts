import type { RuntimeConfig } from './contract/config.ts'
import { serviceNames } from './contract/services.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const httpsOrNull = (value: unknown) => (typeof value === 'string' && value.startsWith('https://') ? value : null)

/** Reads `/config.json`; without a readable one the app speaks to `/api` on its own host. */
export async function readConfig(fetch = globalThis.fetch): Promise<RuntimeConfig> {
  // index.html asks for it beside the scripts; the plainest request is the one that is matched with that.
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
