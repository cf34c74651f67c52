/** Why the instance should get no requests, or null. Resolves within 2 s. */
export type Readiness = () => Promise<string | null>

const timeoutMs = 1800
/** Milliseconds for which a result is cached, because the endpoint is public and each check costs a write. */
const cacheMs = 1000

const cannotWrite = 'the database cannot be written'

/**
 * Result of `/api/ready`: whether the database can be written, and whether the server is stopping.
 * @param checkWrite rejects if the database cannot be written
 */
export function createReadiness(checkWrite: () => Promise<void>, isDraining: () => boolean = () => false): Readiness {
  let pending: Promise<string | null> | null = null

  function check(): Promise<string | null> {
    const timeout = new Promise<string>((resolve) => void setTimeout(resolve, timeoutMs, cannotWrite).unref())
    const checked = checkWrite().then(
      () => null,
      () => cannotWrite,
    )
    const answer = Promise.race([checked, timeout])
    void answer.then(() => setTimeout(() => (pending = null), cacheMs).unref())
    return answer
  }

  return async () => (isDraining() ? 'the server is stopping' : (pending ??= check()))
}
