import { type Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { type CallerContext, type Context, inQueue } from '../context.ts'
import { type Endpoint, permissionsOf } from '../endpoint.ts'
import { Refusal, forbidden, notFound, passwordChangeRequired } from '../errors.ts'
import { authenticate } from '../session/authenticate.ts'
import { encodings, readBody } from './body.ts'
import { tooLarge } from './body-bytes.ts'
import { fold, listFields } from './fold.ts'
import { checkKept, replyAfterEnd, replyInstead, replyOfKey } from './resend.ts'
import { type Uploads, createUploads } from './uploads.ts'
import { validate } from './validate.ts'

export interface Variables {
  ctx: Context
  route?: string
  /** The reply has all its headers already. Changing them would cost more than the rest of a small reply (ADR 0016). */
  isComplete?: boolean
}
export type ApiEnv = { Variables: Variables }

const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const pattern = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
const honoPath = (key: string) => {
  let index = 0
  return key.replace(/\{\}/g, () => `:p${index++}`)
}

interface Reading {
  lists: ReadonlySet<string>
  uploads: Uploads
  /** Longest pause between two chunks of a body, in milliseconds. */
  stallMs: number
}

/** Rejects a body where the endpoint takes none; otherwise it would be read and dropped for as long as it arrives. */
function refuseBody({ headers }: Request): void {
  if (Number(headers.get('content-length') ?? 0) > 0 || headers.get('transfer-encoding') !== null) throw tooLarge(0)
}

async function readInput(endpoint: Endpoint, request: Request, { lists, uploads, stallMs }: Reading) {
  const accepted = endpoint.isJson ? (['application/json'] as const) : encodings
  if (endpoint.method !== 'POST') refuseBody(request)
  const pairs =
    endpoint.method === 'POST'
      ? await readBody(request, { accepted, uploads, stallMs, maxBytes: endpoint.maxBodyBytes })
      : new URL(request.url).searchParams
  const fields = fold(pairs, lists)
  return endpoint.input ? validate(endpoint.input, fields) : validate(v.strictObject({}), fields)
}

/** Checks an endpoint's access rule: 401 first, then 403. */
async function admit(endpoint: Endpoint, request: Request, ctx: Context): Promise<void> {
  if (endpoint.permission === 'public') return
  const { permissions, is_pass_updated } = (ctx.caller = await authenticate(ctx, request.headers.get('authorization')))
  if (is_pass_updated === 0 && !endpoint.beforeFirstPassword) throw passwordChangeRequired()
  if (endpoint.permission === 'authenticated') return
  if (permissionsOf(endpoint.permission).some((name) => permissions.includes(name))) return
  throw forbidden()
}

/** Writes of at least this many records wait in a queue (ADR 0039). */
export const bulkCount = 50

const isBulk = ({ method }: Endpoint, input: unknown) =>
  method === 'POST' && Object.values(input as object).some((value) => Array.isArray(value) && value.length >= bulkCount)

function handle(row: Endpoint, ctx: CallerContext, input: unknown, params: unknown): Promise<unknown> {
  const run = () => row.handle(ctx, input as never, params as never)
  return isBulk(row, input) ? inQueue(ctx, 'bulk', (turn) => turn(run)) : run()
}

/** Default headers of every API reply. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** With headers as a plain object, the Node adapter writes the reply without streams. */
function lightJson(c: HonoContext<ApiEnv>, reply: unknown, status: number): Response {
  c.set('isComplete', true)
  const headers = { 'Content-Type': 'application/json', ...apiHeaders, ...c.get('ctx').headers }
  return new Response(JSON.stringify(reply), { status, headers })
}

interface RouterOptions {
  /** Validates every reply against its schema; for tests. */
  checkReplies?: boolean
  stallMs?: number
}

/** Creates the router. It has only the paths of the table. */
export function createRouter(
  endpoints: readonly Endpoint[],
  { checkReplies = false, stallMs = 10_000 }: RouterOptions = {},
): Hono<ApiEnv> {
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
      const uploads = createUploads()
      const read = async () => {
        const params = row.params ? paramsOf(row, c.req.param() as Record<string, string>) : null
        await row.before?.(ctx)
        return { params, input: await readInput(row, c.req.raw, { lists: lists.get(row)!, uploads, stallMs }) }
      }
      try {
        const ended = await admit(row, c.req.raw, ctx).then(
          () => null,
          (refusal: unknown) => replyAfterEnd(row, c.req.raw, ctx, read, refusal),
        )
        if (ended) return lightJson(c, ended, row.success ?? 200)
        const { input, params } = await read()
        const kept = await replyOfKey(row, c.req.raw, ctx, { input, params })
        if (kept) return lightJson(c, kept, row.success ?? 200)
        const reply = await handle(row, ctx as CallerContext, input, params).catch((refusal: unknown) =>
          replyInstead(ctx, refusal),
        )
        if (reply instanceof Response) return reply
        if (checkReplies && row.output) v.parse(row.output, reply)
        if (checkReplies) checkKept(row, ctx, reply)
        return lightJson(c, reply, row.success ?? 200)
      } finally {
        await uploads.remove()
      }
    })
  }
  return router
}

function groupByPattern(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
  const groups = new Map<string, Endpoint[]>()
  for (const row of endpoints) groups.set(pattern(row.path), [...(groups.get(pattern(row.path)) ?? []), row])
  return groups
}

/** A parameter that is no valid id or prefix gives 404, like a missing record. */
function paramsOf(row: Endpoint, sent: Record<string, string>): unknown {
  const named = Object.fromEntries(names(row.path).map((name, index) => [name, sent[`p${index}`]]))
  const result = v.safeParse(row.params!, named)
  if (!result.success) throw notFound('Record')
  return result.output
}
