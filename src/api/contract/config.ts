import * as v from 'valibot'
import { serviceNames } from './services.ts'

const httpsUrl = v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://')))

/** `/config.json`: settings that differ between deployments of one build. */
export const RuntimeConfig = v.object({
  /** Base URL of every API call, absolute or root-relative: `{api}` (requirement 7.client.base-path). */
  api: v.pipe(v.string(), v.nonEmpty()),
  /** Parent domain of the session cookie; null derives it from the host (domain D9). */
  cookieDomain: v.optional(v.nullable(v.string()), null),
  services: v.optional(v.partial(v.object(v.entriesFromList(serviceNames, httpsUrl))), {}),
})
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>
