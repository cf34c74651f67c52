/**
 * Runs several calls in parallel and returns their results in order. If one fails, aborts the others and throws its
 * error.
 */
export async function abortableTogether<Answers extends readonly unknown[] | []>(
  signal: AbortSignal,
  request: (signal: AbortSignal) => Answers,
) {
  const stop = new AbortController()
  const forwardAbort = () => stop.abort(signal.reason)
  if (signal.aborted) forwardAbort()
  signal.addEventListener('abort', forwardAbort)
  try {
    return await Promise.all(request(stop.signal))
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    signal.removeEventListener('abort', forwardAbort)
  }
}
