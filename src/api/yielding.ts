import type * as v from 'valibot'
import { localError } from './api-error.ts'
import type { HttpRequest } from './http.ts'
import type { PropertyScope } from './property-scope.ts'
import { createRowParser } from './row-parser.ts'

/** Longest time without yielding to the browser, in milliseconds (performance P20). */
const sliceMs = 8
/** Rows between two checks of the clock. */
const checkEvery = 16

interface Scheduler {
  postTask: (task: () => void) => Promise<void>
}

/** Yields to rendering, input and other tasks. Not `scheduler.yield`: its continuation would go before React's tasks. */
const yieldToBrowser = () =>
  'scheduler' in globalThis && 'postTask' in (globalThis.scheduler as object)
    ? (globalThis.scheduler as Scheduler).postTask(() => undefined)
    : new Promise<void>((resolve) => setTimeout(resolve))

let queueTail: Promise<unknown> = Promise.resolve()

/** Queues long work: the first reply is ready before the next begins, not all of them at the end. */
function enqueue(work: () => Promise<void>): Promise<void> {
  const done = queueTail.then(work)
  queueTail = done.catch(() => undefined)
  return done
}

/** Calls `effect` for each item and yields between time slices. Stops on abort. */
async function forEachYielding<T>(items: readonly T[], effect: (item: T) => void, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  let began = performance.now()
  for (const [at, item] of items.entries()) {
    if (at % checkEvery === checkEvery - 1 && performance.now() - began > sliceMs) {
      await yieldToBrowser()
      signal?.throwIfAborted()
      began = performance.now()
    }
    effect(item)
  }
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body

/**
 * Parses a long list row by row without blocking the page. Passes each row to `take` and keeps none. One invalid row
 * makes the whole reply malformed. `takeBody` gets the whole body first, and throws if it is malformed.
 */
export const forEachRow = <S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  { http }: PropertyScope,
  request: HttpRequest,
  schema: S,
  take: (row: v.InferOutput<S>) => void,
  takeBody?: (body: unknown) => void,
): Promise<void> =>
  http.send(request, async (response) => {
    const malformed = () => localError('MALFORMED', response.headers.get('x-request-id'))
    const body: unknown = await response.json().catch(ignoreSyntaxError)
    const rows = dataOf(body)
    if (!Array.isArray(rows)) throw malformed()
    try {
      takeBody?.(body)
    } catch {
      throw malformed()
    }
    const parse = createRowParser(schema)
    await enqueue(() =>
      forEachYielding(
        rows,
        (row) => {
          const read = parse(row)
          if (read === undefined) throw malformed()
          take(read)
        },
        request.signal,
      ),
    )
  })

/** Only invalid JSON makes a reply malformed; a cut connection does not. */
function ignoreSyntaxError(thrown: unknown): undefined {
  if (thrown instanceof SyntaxError) return undefined
  throw thrown
}
