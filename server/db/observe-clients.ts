import type pg from 'pg'
import type { QueryObserver } from '../telemetry/telemetry.ts'

type AnyQuery = (...args: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => void

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')

/** Observes each query of a client. pg calls back if the last argument is a function, and returns a promise otherwise. */
function observeClient(client: pg.PoolClient, observe: QueryObserver): void {
  const query = client.query.bind(client) as AnyQuery
  const observed: AnyQuery = (...args) => {
    const end = observe(textOf(args[0]))
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const withEnd: Callback = (error, ...rest) => {
        end(Boolean(error))
        ;(callback as Callback)(error, ...rest)
      }
      return query(...args.slice(0, -1), withEnd)
    }
    const result = query(...args)
    if (result instanceof Promise)
      result.then(
        () => end(false),
        () => end(true),
      )
    else end(false)
    return result
  }
  client.query = observed as typeof client.query
}

/** Observes each query of a pool's clients from now on. */
export function observeClients(pool: pg.Pool, observe: QueryObserver): void {
  const seen = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client: pg.PoolClient) => {
    if (seen.has(client)) return
    seen.add(client)
    observeClient(client, observe)
  })
}
