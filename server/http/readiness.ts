/** Why no request should be sent here, or null. Answers within 2 s. */
export type Readiness = () => Promise<string | null>

const patienceMs = 1800
/** Anyone may ask, and asking costs a write: an answer holds for so long. */
const holdsMs = 1000

const cannotWrite = 'the database cannot be written'

/**
 * What `/api/ready` says: whether a write is possible, and whether the server is about to stop.
 *
 * @param checkWrite rejects where nothing can be written
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
