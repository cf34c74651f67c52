import { type Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { phrase } from '../../src/phrases/phrase.ts'
import { type CallerContext, type Context, runInQueue } from '../context.ts'
import type { CountRequest } from './request-limit.ts'
import { type Endpoint, permissionsOf, takesIdempotencyKey } from '../endpoint.ts'
import { HttpError, forbidden, notFound, passwordChangeRequired } from '../errors.ts'
import { firstOf } from '../invariants.ts'
import { currentLanguage } from '../language/current-language.ts'
import { requireConfirmation } from '../second-factor/confirmation.ts'
import { authenticate } from '../session/authenticate.ts'
import { encodings, readBody } from './body.ts'
import { tooLarge } from './body-limits.ts'
import { compressReply } from './compression.ts'
import { parseFields, listFields, validate } from './fields.ts'
import { JsonText } from './json-text.ts'
import { type Uploads, createUploads } from './multipart.ts'
import {
  type RequestInput,
  checkStoredReply,
  findReplyAfterSessionEnd,
  findReplyAfterError,
  findReply,
} from './stored-reply.ts'

interface Variables {
  ctx: Context
  route?: string
  /** The reply has all its headers already. Changing them would cost more than the rest of a small reply (ADR 0016). */
  isComplete?: boolean
}
export type ApiEnv = { Variables: Variables }

const paramNames = (path: string) => path.match(/(?<=\{)\w+(?=\})/g) ?? []
const pathPattern = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
const honoPath = (key: string) => {
  let index = 0
  return key.replace(/\{\}/g, () => `:p${index++}`)
}

interface ReadOptions {
  /** The files of a POST; null for the other methods, which take no body. */
  uploads: Uploads | null
  /** Longest pause between two chunks of a body, in milliseconds. */
  stallMs: number
}

/** An endpoint, with what its table entry implies for every request. */
interface Route {
  endpoint: Endpoint
  /** Permissions of which any one grants access. */
  granting: ReturnType<typeof permissionsOf>
  /** List fields of its input. */
  lists: ReadonlySet<string>
  takesKey: boolean
}

const routeOf = (endpoint: Endpoint): Route => ({
  endpoint,
  granting: permissionsOf(endpoint.permission),
  lists: endpoint.input ? listFields(endpoint.input) : new Set<string>(),
  takesKey: takesIdempotencyKey(endpoint),
})

/** Rejects a body that the endpoint doesn't take. Otherwise the server would read and drop it to its end. */
function rejectBody({ headers }: Request): void {
  if (Number(headers.get('content-length') ?? 0) > 0 || headers.get('transfer-encoding') !== null) throw tooLarge(0)
}

async function readInput({ endpoint, lists }: Route, request: Request, { uploads, stallMs }: ReadOptions) {
  const accepted = endpoint.isJson ? (['application/json'] as const) : encodings
  if (!uploads) rejectBody(request)
  const pairs = uploads
    ? await readBody(request, {
        accepted,
        uploads,
        stallMs,
        maxBytes: endpoint.maxBodyBytes,
        maxFileBytes: endpoint.maxFileBytes,
      })
    : new URL(request.url).searchParams
  const fields = parseFields(pairs, lists)
  return endpoint.input ? validate(endpoint.input, fields) : validate(v.strictObject({}), fields)
}

/** Checks an endpoint's access rule: 401 first, then 403. */
async function authorize(
  { endpoint, granting }: Route,
  request: Request,
  { ctx, countRequest }: { ctx: Context; countRequest: CountRequest },
): Promise<void> {
  if (endpoint.permission === 'public') return
  const caller = await authenticate(ctx, request.headers.get('authorization'))
  ctx.caller = caller
  await countRequest(caller.id)
  const { permissions, is_pass_updated } = caller
  if (is_pass_updated === 0 && !endpoint.allowsInitialPassword) throw passwordChangeRequired()
  if (endpoint.permission === 'authenticated') return
  if (granting.some((name) => permissions.includes(name))) return
  throw forbidden()
}

/** Writes of at least this many records wait in a queue (ADR 0039). */
const bulkThreshold = 50

const isBulk = ({ method }: Endpoint, input: unknown) =>
  method === 'POST' &&
  Object.values(input ?? {}).some((value: unknown) => Array.isArray(value) && value.length >= bulkThreshold)

const isSignedIn = (ctx: Context): ctx is CallerContext => ctx.caller !== null

function handle(endpoint: Endpoint, ctx: Context, { input, params }: RequestInput): Promise<unknown> {
  const run = () => endpoint.handle(ctx, input, params)
  return isSignedIn(ctx) && isBulk(endpoint, input) ? runInQueue(ctx, 'bulk', (runJob) => runJob(run)) : run()
}

/** Default headers of every API reply. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** With headers as a plain object, the Node adapter writes the reply without streams. */
async function jsonReply(c: HonoContext<ApiEnv>, reply: unknown, status: number): Promise<Response> {
  c.set('isComplete', true)
  const text = reply instanceof JsonText ? reply.text : JSON.stringify(reply)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Language': currentLanguage(),
    ...apiHeaders,
    ...c.get('ctx').headers,
  }
  const compressed = await compressReply(text, c.req.raw)
  if (!compressed) return new Response(text, { status, headers })
  return new Response(compressed, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

interface RouterOptions {
  /** Validates every reply against its schema; for tests. */
  checkReplies?: boolean
  stallMs?: number
  /** Limits the requests of each user; none by default. */
  countRequest?: CountRequest
}

/** Creates the router. It has only the paths of the table. */
export function createRouter(
  endpoints: readonly Endpoint[],
  { checkReplies = false, stallMs = 10_000, countRequest = async () => undefined }: RouterOptions = {},
): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>({ strict: false })
  const byPath = groupByPattern(endpoints)
  for (const [key, pathEndpoints] of byPath) {
    const allow = [...new Set(pathEndpoints.map((endpoint) => endpoint.method))].join(', ')
    const routes = pathEndpoints.map(routeOf)
    router.all(honoPath(key), async (c) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      const route = routes.find(({ endpoint }) => endpoint.method === method)
      c.set('route', (route ?? firstOf(routes)).endpoint.path)
      if (!route)
        throw new HttpError(405, phrase('server.useMethods', { methods: allow }), {
          code: 'METHOD_NOT_ALLOWED',
          headers: { Allow: allow },
        })
      const { endpoint, takesKey } = route
      const ctx = c.get('ctx')
      const uploads = endpoint.method === 'POST' ? createUploads() : null
      const readRequest = async () => {
        const params = paramsOf(endpoint, (name) => c.req.param(name))
        await endpoint.beforeBody?.(ctx)
        return { params, input: await readInput(route, c.req.raw, { uploads, stallMs }) }
      }
      try {
        const replyAfterEnd = await authorize(route, c.req.raw, { ctx, countRequest }).then(
          () => null,
          (error: unknown) => findReplyAfterSessionEnd(endpoint, c.req.raw, ctx, readRequest, error),
        )
        if (replyAfterEnd) return await jsonReply(c, replyAfterEnd, endpoint.success ?? 200)
        const request = await readRequest()
        const stored = takesKey && (await findReply(endpoint, c.req.raw, ctx, request))
        if (stored) return await jsonReply(c, stored, endpoint.success ?? 200)
        if (endpoint.needsConfirmation && isSignedIn(ctx)) await requireConfirmation(ctx)
        const reply = await handle(endpoint, ctx, request).catch((error: unknown) => findReplyAfterError(ctx, error))
        if (reply instanceof Response) return reply
        if (checkReplies && endpoint.output)
          v.parse(endpoint.output, reply instanceof JsonText ? JSON.parse(reply.text) : reply)
        if (checkReplies) checkStoredReply(endpoint, ctx, reply)
        return await jsonReply(c, reply, endpoint.success ?? 200)
      } finally {
        await uploads?.remove()
      }
    })
  }
  return router
}

function groupByPattern(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
  const groups = new Map<string, Endpoint[]>()
  for (const endpoint of endpoints)
    groups.set(pathPattern(endpoint.path), [...(groups.get(pathPattern(endpoint.path)) ?? []), endpoint])
  return groups
}

/** A parameter that is no valid id or prefix gives 404, like a missing record. */
function paramsOf({ path, params }: Endpoint, valueOf: (name: string) => string | undefined): unknown {
  if (!params) return null
  const named = Object.fromEntries(paramNames(path).map((name, index) => [name, valueOf(`p${index}`)]))
  const result = v.safeParse(params, named)
  if (!result.success) throw notFound('record')
  return result.output
}
