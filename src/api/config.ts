import * as v from 'valibot'
import { RuntimeConfig } from './contract/config.ts'

/** Reads `/config.json`; without a readable one the app speaks to `/api` on its own host. */
export async function readConfig(fetch = globalThis.fetch): Promise<RuntimeConfig> {
  const body: unknown = await fetch('/config.json', { headers: { Accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const result = v.safeParse(RuntimeConfig, body)
  return result.success ? result.output : { api: '/api', cookieDomain: null, services: {} }
}
