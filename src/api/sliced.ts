import * as v from 'valibot'
import { localError } from './api-error.ts'
import type { HttpRequest } from './http.ts'
import type { PropertyScope } from './property-scope.ts'

/** How long one may be at it without letting a frame through, whatever the processor (performance P20). */
const sliceMs = 8
/** How many rows pass between two looks at the clock. */
const stride = 16

/** Lets whatever waits go first: the next frame, a key. */
const breathe = () =>
  'scheduler' in globalThis && 'yield' in (globalThis.scheduler as object)
    ? (globalThis.scheduler as { yield: () => Promise<void> }).yield()
    : new Promise<void>((resolve) => setTimeout(resolve))

/** Does something to each, a few milliseconds at a time; an abort ends it. */
export async function inSlices<T>(items: readonly T[], effect: (item: T) => void, signal?: AbortSignal): Promise<void> {
  let began = performance.now()
  for (const [at, item] of items.entries()) {
    if (at % stride === 0 && performance.now() - began > sliceMs) {
      await breathe()
      signal?.throwIfAborted()
      began = performance.now()
    }
    effect(item)
  }
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body

/**
 * Reads a long list by its contract without holding up the page: row by row, given to `take` and then forgotten. A row that is
 * not by the contract makes the whole reply malformed.
 */
export const eachRow = <S extends v.GenericSchema>(
  { http }: PropertyScope,
  request: HttpRequest,
  schema: S,
  take: (row: v.InferOutput<S>) => void,
): Promise<void> =>
  http.send(request, async (response) => {
    const malformed = () => localError('MALFORMED', response.headers.get('x-request-id'))
    const rows = dataOf(await response.json().catch(malformedUnlessCut))
    if (!Array.isArray(rows)) throw malformed()
    await inSlices(
      rows,
      (row) => {
        const read = v.safeParse(schema, row, { abortEarly: true })
        if (!read.success) throw malformed()
        take(read.output)
      },
      request.signal,
    )
  })

/** Cut off on the way is not the reply's fault; what is no JSON is. */
function malformedUnlessCut(thrown: unknown): undefined {
  if (thrown instanceof SyntaxError) return undefined
  throw thrown
}
