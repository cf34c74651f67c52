import type { Http } from '../api/http.ts'
import type { ServiceName } from '../api/contract/services.ts'
import type { CookieJar } from './session/cookie-jar.ts'
import type { OwnedStorage } from './session/owned-storage.ts'

/** All side effects of the machines. The root receives them once, and each child only those it needs. */
export interface Capabilities {
  http: Http
  jar: CookieJar
  /** Storage for unsent input. It survives a page reload and is cleared with the session. */
  storage: OwnedStorage
  /** Hands a finished file to the browser. */
  saveFile: (file: Blob, name: string) => void
  /** Creates an unguessable idempotency key (domain D22). */
  newKey: () => string
  /** Caches replies, reads ahead (ADR 0051), and shows stored rooms without a connection (ADR 0056). Without it, every read asks the server. */
  replyCache?: { readsAhead: boolean }
  services: Partial<Record<ServiceName, string | null>>
}
