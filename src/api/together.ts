/**
 * Runs several calls in parallel and returns their results in order. If one fails, aborts the others and throws its
 * error.
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
