// `npm run bench:streams [-- --clients=1000 --events=20 --strict]`: measures how long a change of a room takes to reach
// every open event stream of one instance, and the memory of each. A temporary PostgreSQL, loopback only, limited in
// count and time. Needs `npm run build`, and Linux.
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import pg from 'pg'
import { heartbeatMs, maxStreams } from '../src/api/contract/room-change.ts'
import { hashToken } from '../server/session/authenticate.ts'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { percentile } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'
import { newFolder } from './server/folder.ts'
import { residentMB } from './server/resident.ts'
import { type Served, serve } from './server/start.ts'

const numberOption = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const [clients, events] = [numberOption('clients', 1000), numberOption('events', 20)]
const budgetMs = 200
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const tokenOf = (user: number) => `bench-${user}`
const changesUrl = ({ url }: Served, propertyId: number) =>
  `${url}/api/v1/hotel_management/housekeeping/changes?property_id=${propertyId}`

/** Adds users like the manager, with a session each, because a user has at most `maxStreams` streams. */
async function addUsers(databaseUrl: string, count: number): Promise<{ propertyId: number; roomId: number }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const hashes = Array.from({ length: count }, (_, user) => hashToken(tokenOf(user)))
  await client.query(
    `with manager as (select * from users where email = 'manager@demo.example'), added as (
       insert into users (email, email_key, first_name, last_name, search_key, password_hash, is_pass_updated, all_properties)
       select 'bench-' || n, 'bench-' || n, first_name, last_name, search_key, password_hash, 1, true
       from manager, generate_series(1, $1::int) n returning id),
     roles as (insert into user_roles (user_id, role_id)
       select added.id, role_id from added, manager join user_roles r on r.user_id = manager.id)
     insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 hour' from (select id, row_number() over () as n from added) numbered
       join unnest($2::text[]) with ordinality as hashes(hash, n) using (n)`,
    [count, hashes],
  )
  const { rows } = await client.query<{ propertyId: number; roomId: number }>(
    `select p.id as "propertyId", min(f.id) as "roomId" from properties p
     join facilities f on f.property_id = p.id and f.kind = 'room' where p.prefix = 'harbour-view' group by p.id`,
  )
  await client.end()
  return rows[0]!
}

/** Opens one stream; resolves at its first event. */
function open(url: string, token: string, onChanged: () => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent: false, headers: { Authorization: `Bearer ${token}` } },
      (reply: IncomingMessage) => {
        if (reply.statusCode !== 200) return reject(new Error(`A stream answered ${reply.statusCode}`))
        reply.on('data', (chunk: Buffer) => {
          const text = chunk.toString()
          if (text.includes('event: ready')) resolve(sent)
          for (const _ of text.matchAll(/event: changed/g)) onChanged()
        })
      },
    )
    // Also raised when this program closes the stream at the end.
    sent.on('error', reject)
    sent.end()
  })
}

async function measure(databaseUrl: string): Promise<void> {
  const folder = newFolder()
  const served = await serve(folder.path, { DATABASE_URL: databaseUrl })
  const streams: ClientRequest[] = []
  try {
    const { propertyId, roomId } = await addUsers(databaseUrl, Math.ceil(clients / maxStreams))
    const before = residentMB(served.pid)
    const times: number[] = []
    let sentAt = 0
    const onChanged = () => void times.push(performance.now() - sentAt)
    for (let first = 0; first < clients; first += 50)
      streams.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, clients - first) }, (_, index) =>
            open(changesUrl(served, propertyId), tokenOf(Math.floor((first + index) / maxStreams)), onChanged),
          ),
        )),
      )
    // Long enough for a heartbeat of every stream.
    await pause(heartbeatMs + 1000)
    const perClient = ((residentMB(served.pid) - before) * 1024) / clients
    for (let event = 0; event < events; event += 1) {
      const body = new URLSearchParams({ 'facility_ids[]': String(roomId), hk_priority: String((event + 1) % 2) })
      sentAt = performance.now()
      const reply = await fetch(`${served.url}/api/v1/hotel_management/properties/update_room_status`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokenOf(0)}` },
        body,
      })
      if (!reply.ok) throw new Error(`A change answered ${reply.status} ${await reply.text()}`)
      const until = performance.now() + 5000
      while (times.length < (event + 1) * clients && performance.now() < until) await pause(50)
    }
    const p95 = percentile(times, 0.95)
    const isWithin = times.length === clients * events && p95 <= budgetMs
    const head = ['streams', 'events received', 'median', 'p95', 'slowest', 'budget', 'memory per stream', '']
    const cells = [
      String(clients),
      `${times.length} of ${clients * events}`,
      ...[percentile(times, 0.5), p95, Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`),
      `p95 ≤ ${budgetMs} ms`,
      `${perClient.toFixed(0)} kB`,
      isWithin ? '' : 'OVER',
    ]
    console.log(tabulate([head, cells]))
    if (process.argv.includes('--strict') && !isWithin) process.exitCode = 1
  } finally {
    for (const stream of streams) stream.destroy()
    await served.stop()
    folder.remove()
  }
}

const bin = findPostgres()
if (!bin) throw new Error('PostgreSQL 15 or later is needed')
await withTemporaryPostgres(bin, measure)
