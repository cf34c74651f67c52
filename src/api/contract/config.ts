import * as v from 'valibot'
import { serviceNames } from './services.ts'

const httpsUrl = v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://')))

/** `/config.json`: what differs between deployments of one build. */
export const RuntimeConfig = v.object({
  /** Base of every call, absolute or rooted: `{api}` (requirement 7.client.base-path). */
  api: v.pipe(v.string(), v.nonEmpty()),
  /** Parent domain of the session cookie, or null to derive it (domain D9). */
  cookieDomain: v.optional(v.nullable(v.string()), null),
  services: v.optional(v.partial(v.object(v.entriesFromList(serviceNames, httpsUrl))), {}),
})
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>
