import { type Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import type { CallerContext, Context } from '../context.ts'
import { type Endpoint, permissionsOf } from '../endpoint.ts'
import { Refusal, notFound } from '../errors.ts'
import { authenticate } from '../session/authenticate.ts'
import { encodings, readBody } from './body.ts'
import { fingerprintOf, fold, listFields } from './fold.ts'
import { validate } from './validate.ts'

export interface Variables {
  ctx: Context
  route?: string
  /** The reply has all its headers: to touch it would cost more than all the rest of a small one (ADR 0016). */
  isComplete?: boolean
}
export type ApiEnv = { Variables: Variables }

const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const pattern = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
const honoPath = (key: string) => {
  let index = 0
  return key.replace(/\{\}/g, () => `:p${index++}`)
}

/** An Idempotency-Key that may be stored: visible ASCII of a sane length. */
const idempotencyKey = /^[\x21-\x7e]{1,200}$/

async function readInput(endpoint: Endpoint, request: Request, lists: ReadonlySet<string>, ctx: Context) {
  const pairs =
    endpoint.method === 'POST'
      ? await readBody(request, endpoint.isJson ? ['application/json'] : encodings)
      : new URL(request.url).searchParams
  const fields = fold(pairs, lists)
  const key = endpoint.idempotent ? request.headers.get('idempotency-key') : null
  if (key !== null) {
    if (!idempotencyKey.test(key)) throw new Refusal(400, 'The Idempotency-Key cannot be used', { code: 'MALFORMED' })
    ctx.idempotency = { key, fingerprint: await fingerprintOf(endpoint.path, fields) }
  }
  return endpoint.input ? validate(endpoint.input, fields) : validate(v.strictObject({}), fields)
}

/** Opens the gate of a row, or says why not: 401 first, then 403. */
async function admit(endpoint: Endpoint, request: Request, ctx: Context): Promise<void> {
  if (endpoint.permission === 'public') return
  const { permissions } = (ctx.caller = await authenticate(ctx, request.headers.get('authorization')))
  if (endpoint.permission === 'authenticated') return
  if (permissionsOf(endpoint.permission).some((name) => permissions.includes(name))) return
  throw new Refusal(403, 'You do not have the permission for this.', { code: 'FORBIDDEN' })
}

/** What every reply of the API carries, unless it says otherwise itself. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** With its headers as a plain object from the start, the adapter writes a reply without making streams of it. */
function lightJson(c: HonoContext<ApiEnv>, reply: unknown, status: number): Response {
  c.set('isComplete', true)
  const headers = { 'Content-Type': 'application/json', ...apiHeaders, ...c.get('ctx').headers }
  return new Response(JSON.stringify(reply), { status, headers })
}

/** Every path of the table and nothing else: an endpoint without a row cannot be reached. */
export function createRouter(endpoints: readonly Endpoint[], { checkReplies = false } = {}): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>({ strict: false })
  const byPath = groupByPattern(endpoints)
  for (const [key, rows] of byPath) {
    const allow = [...new Set(rows.map((row) => row.method))].join(', ')
    const lists = new Map(rows.map((row) => [row, row.input ? listFields(row.input) : new Set<string>()]))
    router.all(honoPath(key), async (c) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      const row = rows.find((candidate) => candidate.method === method)
      if (!row) throw new Refusal(405, `Use ${allow}`, { code: 'METHOD_NOT_ALLOWED', headers: { Allow: allow } })
      c.set('route', row.path)
      const ctx = c.get('ctx')
      await admit(row, c.req.raw, ctx)
      const params = row.params ? paramsOf(row, c.req.param() as Record<string, string>) : null
      const input = await readInput(row, c.req.raw, lists.get(row)!, ctx)
      const reply = await row.handle(ctx as CallerContext, input as never, params as never)
      if (reply instanceof Response) return reply
      if (checkReplies && row.output) v.parse(row.output, reply)
      return lightJson(c, reply, row.success ?? 200)
    })
  }
  return router
}

function groupByPattern(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
  const groups = new Map<string, Endpoint[]>()
  for (const row of endpoints) groups.set(pattern(row.path), [...(groups.get(pattern(row.path)) ?? []), row])
  return groups
}

/** A parameter that cannot be an id or a prefix names nothing: 404, like any other that is missing. */
function paramsOf(row: Endpoint, sent: Record<string, string>): unknown {
  const named = Object.fromEntries(names(row.path).map((name, index) => [name, sent[`p${index}`]]))
  const result = v.safeParse(row.params!, named)
  if (!result.success) throw notFound('Record')
  return result.output
}
