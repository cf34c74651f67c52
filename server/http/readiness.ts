/** Why the instance should get no requests, or null. Resolves within 2 s. */
export type Readiness = () => Promise<string | null>

const patienceMs = 1800
/** Milliseconds for which a result is cached, because the endpoint is public and each check costs a write. */
const holdsMs = 1000

const cannotWrite = 'the database cannot be written'

/**
 * Result of `/api/ready`: whether the database can be written, and whether the server is stopping.
 * @param checkWrite rejects if the database cannot be written
 */
export function openReadiness(checkWrite: () => Promise<void>, isDraining: () => boolean = () => false): Readiness {
  let asking: Promise<string | null> | null = null

  function ask(): Promise<string | null> {
    const late = new Promise<string>((resolve) => void setTimeout(resolve, patienceMs, cannotWrite).unref())
    const checked = checkWrite().then(
      () => null,
      () => cannotWrite,
    )
    const answer = Promise.race([checked, late])
    void answer.then(() => setTimeout(() => (asking = null), holdsMs).unref())
    return answer
  }

  return async () => (isDraining() ? 'the server is stopping' : (asking ??= ask()))
}
