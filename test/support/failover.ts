import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../tools/lib/postgres.mjs'

/** The PostgreSQL programs of this machine. A test that stops a database needs its own. */
export function postgresPrograms(): string {
  const bin = findPostgres()
  if (!bin) throw new Error('This needs the programs of a PostgreSQL ≥ 15 on this machine (initdb, postgres)')
  return bin
}

/** Signs in and returns a caller over HTTP. */
export async function signIn(address: string) {
  const body = new URLSearchParams({ email: 'manager@demo.example', password: 'Welcome-2026!' })
  const reply = await fetch(`${address}/api/v1/login`, { method: 'POST', body })
  const { data } = (await reply.json()) as { data: { token: string } }
  return { Authorization: `Bearer ${data.token}` }
}

interface WriteTally {
  /** Replies by status; what got none is under `none`. */
  replies: Map<string, number>
  slowestMs: number
  /** The names whose writes were acknowledged. */
  acknowledged: string[]
  /** Replies with 503 without Retry-After. */
  withoutRetryAfter: number
}

const retryMs = 50

/** Writers that create property types, one after another, until stopped. A rejected writer retries soon. */
export function startWriters(address: () => string, headers: Record<string, string>, count: number) {
  const tally: WriteTally = { replies: new Map(), slowestMs: 0, acknowledged: [], withoutRetryAfter: 0 }
  const series = randomUUID().slice(0, 8)
  let isStopped = false
  let waiting: (() => void)[] = []

  async function write(name: string): Promise<void> {
    const sent = performance.now()
    const body = new URLSearchParams({ name })
    const path = '/api/v1/hotel_management/properties/property_types'
    const reply = await fetch(address() + path, { method: 'POST', body, headers }).catch(() => null)
    await reply?.arrayBuffer().catch(() => null)
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - sent)
    const status = reply === null ? 'none' : String(reply.status)
    tally.replies.set(status, (tally.replies.get(status) ?? 0) + 1)
    if (status === '503' && !reply?.headers.has('retry-after')) tally.withoutRetryAfter += 1
    if (!reply?.ok) return wait(retryMs)
    tally.acknowledged.push(name)
    for (const look of waiting) look()
  }
  async function writer(number: number): Promise<void> {
    for (let index = 0; !isStopped; index += 1) await write(`Type ${series} ${number}-${index}`)
  }
  const writers = Promise.all(Array.from({ length: count }, (_, number) => writer(number)))

  return {
    tally,
    /** Resolves after so many more acknowledged writes. */
    more: (writes: number) =>
      new Promise<void>((resolve) => {
        const enough = tally.acknowledged.length + writes
        const look = () => {
          if (tally.acknowledged.length < enough) return
          waiting = waiting.filter((each) => each !== look)
          resolve()
        }
        waiting.push(look)
      }),
    stop: async () => {
      isStopped = true
      await writers
    },
  }
}

/** The acknowledged names that are missing in the database. */
export async function lostOf(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from property_types')
  await client.end()
  const kept = new Set(rows.map(({ name }) => name))
  return acknowledged.filter((name) => !kept.has(name))
}
