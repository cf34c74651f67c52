import type { Http } from '../api/http.ts'
import type { ServiceName } from '../api/contract/services.ts'
import type { CookieJar } from './session/cookie-jar.ts'
import type { OwnedStorage } from './session/owned-storage.ts'

/** Everything the tree may do to the world outside, given once to the root and narrowed on the way down. */
export interface Capabilities {
  http: Http
  jar: CookieJar
  /** What is not sent yet outlives the page, and goes with the session. */
  storage: OwnedStorage
  /** Hands a finished file to the browser. */
  saveFile: (file: Blob, name: string) => void
  /** A fresh, unguessable key for a create (domain D22). */
  newKey: () => string
  services: Partial<Record<ServiceName, string | null>>
}
