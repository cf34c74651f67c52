/**
 * Asks several things at once, each with the signal it is given, and gives their answers in order. Where one fails, that
 * is the error, and the others are given up: no call outlives what asked for it.
 */
export async function together<Answers extends readonly unknown[] | []>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Answers,
) {
  const stop = new AbortController()
  const follow = () => stop.abort(signal.reason)
  if (signal.aborted) follow()
  signal.addEventListener('abort', follow)
  try {
    return await Promise.all(ask(stop.signal))
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    signal.removeEventListener('abort', follow)
  }
}
