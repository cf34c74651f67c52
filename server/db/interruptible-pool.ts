import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { noAnswerError } from './unavailable.ts'

type Taken = Parameters<pg.Pool['connect']>[0]

/** A pool that can fail all waiting requests and close all connections in use. */
export class InterruptiblePool extends pg.Pool {
  readonly #waiting = new Set<() => void>()
  readonly #held = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    // pg-pool handles errors only of idle connections. Without this listener, the loss of one in use would end the
    // process.
    this.on('connect', (client: pg.PoolClient) => void client.on('error', () => undefined))
    this.on('acquire', (client: pg.PoolClient) => void this.#held.add(client))
    this.on('release', (_error, client) => void this.#held.delete(client))
  }

  /** Rejects all waiting requests and closes all connections in use, together with their queries. */
  interrupt(): void {
    for (const giveUp of this.#waiting) giveUp()
    for (const client of this.#held) void client.end()
  }

  #take(callback: Taken): void {
    // A waiting request is called by the one that releases its connection. It must stay itself, for its trace.
    const taken = AsyncResource.bind(callback)
    let isOver = false
    const giveUp = () => {
      isOver = true
      this.#waiting.delete(giveUp)
      taken(noAnswerError(), undefined, () => undefined)
    }
    this.#waiting.add(giveUp)
    super.connect((error, client, done) => {
      this.#waiting.delete(giveUp)
      if (!isOver) taken(error, client, done)
      // Without a connection there is none to give back, and pg-pool passes no `done`.
      else if (client) done()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    if (taken) return this.#take(taken)
    return new Promise((resolve, reject) => {
      this.#take((error, client) => (client ? resolve(client) : reject(error)))
    })
  }
}
