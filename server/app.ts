import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { phrase } from '../src/phrases/phrase.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Db } from './db/schema.ts'
import { endpoints } from './endpoints.ts'
import { PropertyOutOfScope, RequestAbandoned, HttpError, serverFault, toHttpError } from './errors.ts'
import type { RoomChanges } from './housekeeping/room-changes.ts'
import { askedProperty } from './http/asked-property.ts'
import { createCspReports, cspReportPath } from './http/csp-reports.ts'
import { cors } from './http/cors.ts'
import { languageOf } from './http/language.ts'
import { createRequestLimit } from './http/request-limit.ts'
import type { Readiness } from './http/readiness.ts'
import { type ApiEnv, apiHeaders, createRouter } from './http/router.ts'
import { type BuiltClient, serveClient } from './http/client.ts'
import { currentLanguage, inLanguage, spokenLanguages } from './language/current-language.ts'
import { deviceTokenOf } from './session/known-devices.ts'
import { documentPage } from './openapi/page.ts'
import { openApiDocument } from './openapi/document.ts'
import type { NoticeChanges } from './notices/notice-changes.ts'
import { refusalKindOf } from './refusal-kind.ts'
import { knownMethod, routeTemplate } from './http/route-template.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { type WorkQueues, createWorkQueues } from './work-queue.ts'

export interface AppDeps {
  db: Db
  config: Config
  log: Logger
  /** Changes of rooms, fed by the same database. The code that opens it closes it. */
  roomChanges: RoomChanges
  /** Changes of notices, likewise. */
  noticeChanges: NoticeChanges
  readiness: Readiness
  /** Queues for heavy work; of its own by default. */
  queues?: WorkQueues
  telemetry?: Telemetry | null
  now?: () => Date
  /** The built client app. Without it the server has only the API. */
  client?: BuiltClient
  /** Validates every reply against its schema; for tests. */
  checkReplies?: boolean
  /** Longest pause between two chunks of a body, in milliseconds. */
  stallMs?: number
}

const transportHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** Hides the ids of pictures in the log, because an id alone opens its picture. */
const loggedPath = (path: string) => path.replace(/(\/images\/)[\w-]+/, '$1…')

/** Letters of a User-Agent that are stored. */
const maxUserAgent = 400

const validId = /^[\w.:-]{8,100}$/

/** Keeps a valid id from the proxy, so that one id follows a request through all logs. */
const requestIdOf = (headers: Headers): string => {
  const sent = headers.get('x-request-id')
  return sent !== null && validId.test(sent) ? sent : randomUUID()
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/**
 * The caller's IP address. Behind a trusted proxy it is the last hop, which the proxy itself wrote; earlier entries
 * come from the caller and may be forged.
 */
function addressOf(headers: Headers, bindings: unknown, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded && isIP(forwarded)) return forwarded
  return (bindings as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? null
}

/** Creates the whole server as one function from Request to Response, so that tests need no port. */
export function createApp(deps: AppDeps): Hono<ApiEnv> {
  const { db, config, log, now = () => new Date(), client, checkReplies, stallMs } = deps
  const { roomChanges, noticeChanges, readiness, queues = createWorkQueues(), telemetry } = deps
  const countRequest = createRequestLimit(config.requestsPerSecond)
  const app = new Hono<ApiEnv>({ strict: false })

  if (telemetry)
    app.use((c, next) =>
      telemetry.request(c.req.raw.headers, async () => {
        await next()
        const { requestId, caller } = c.get('ctx')
        const route = routeTemplate(c.get('route'), c.req.path)
        return { method: c.req.method, route, status: c.res.status, requestId, userId: caller?.id }
      }),
    )
  const reportCsp = createCspReports({ telemetry: telemetry ?? null, stallMs: stallMs ?? 10_000 })

  app.use((c, next) => inLanguage(languageOf(c.req.raw, spokenLanguages), next))
  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.raw.headers)
    const isSecure = config.trustProxy && c.req.header('x-forwarded-proto') === 'https'
    const ctx: Context = {
      db,
      config,
      log,
      now,
      requestId,
      headers: { 'X-Request-Id': requestId, ...(isSecure ? transportHeaders : {}) },
      // A getter, because only passkeys use it.
      get requestUrl() {
        return new URL(c.req.url)
      },
      origin: c.req.header('origin') ?? null,
      ip: addressOf(c.req.raw.headers, c.env, config.trustProxy),
      userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent) ?? null,
      // A getter, because only the sign-in uses it.
      get deviceToken() {
        return deviceTokenOf(c.req.header('cookie'))
      },
      idempotency: null,
      caller: null,
      roomChanges,
      noticeChanges,
      lastEventId: c.req.header('last-event-id') ?? null,
      queues,
      noteRefusal: (error) => {
        const kind = refusalKindOf(error)
        if (!kind) return
        telemetry?.refused(kind)
        const { path, method, url } = c.req
        const endpoint = `${knownMethod(method)} ${routeTemplate(c.get('route'), path)}`
        const property = error instanceof PropertyOutOfScope ? error.property : askedProperty(c.get('route'), url)
        const entry = { event: 'security', kind, endpoint, property, userId: ctx.caller?.id, ip: ctx.ip, requestId }
        log.warn(entry, 'refused')
      },
      // A getter, because most requests never use the signal.
      get signal() {
        return c.req.raw.signal
      },
    }
    c.set('ctx', ctx)
    await next()
    if (!c.get('isComplete')) for (const [name, value] of Object.entries(ctx.headers)) c.header(name, value)
    const { method } = c.req
    const ms = Math.round((performance.now() - started) * 10) / 10
    const entry = { method, path: loggedPath(c.req.path), status: c.res.status, ms, requestId: ctx.requestId }
    log.info({ ...entry, userId: ctx.caller?.id, ip: ctx.ip }, 'request')
  })

  app.use('/api/*', async (c, next) => {
    const context = c.req.header('x-app-context')
    if (context !== undefined && context !== 'hotel_management')
      throw new HttpError(400, phrase('server.wrongAppContext'), { code: 'APP_CONTEXT' })
    await next()
    if (c.get('isComplete')) return
    for (const [name, value] of Object.entries(apiHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  if (config.corsOrigins.length > 0) app.use('/api/*', cors(config.corsOrigins))

  app.get('/api/health', (c) => c.json({ data: { status: 'live' } }))
  app.get('/api/ready', async (c) => {
    const reason = await readiness()
    if (reason === null) return c.json({ data: { status: 'ready' } })
    return c.json({ data: { status: reason } }, 503, { 'Retry-After': '5' })
  })
  app.post(cspReportPath, (c) => reportCsp(c.req.raw, c.get('ctx')))
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(endpoints)))
  app.get('/api/docs', () => documentPage(endpoints))
  app.get('/config.json', (c) => c.json(config.runtime, 200, apiHeaders))
  app.route('/api', createRouter(endpoints, { checkReplies, stallMs, countRequest }))

  app.onError((error, c) => {
    // The client is gone. 499 is the status that proxies log for this.
    if (error instanceof RequestAbandoned) return new Response(null, { status: 499 })
    const { requestId, noteRefusal } = c.get('ctx')
    const httpError = toHttpError(error)
    if (httpError) {
      noteRefusal(httpError)
      if (httpError !== error) log.warn({ err: error, requestId }, 'the database is away')
      const { headers, ...body } = httpError.details
      return c.json({ message: httpError.message, ...body }, httpError.status, {
        ...headers,
        'Content-Language': currentLanguage(),
      })
    }
    log.error({ err: error, requestId }, 'request failed')
    const body = { message: serverFault(requestId), code: 'INTERNAL', request_id: requestId }
    return c.json(body, 500, { 'Content-Language': currentLanguage() })
  })
  app.notFound((c) => {
    const isApi = c.req.path === '/api' || c.req.path.startsWith('/api/')
    if (client && !isApi) return serveClient(client, config, c.req.raw)
    const body = { message: phrase('server.nothingHere'), code: 'NOT_FOUND' }
    return c.json(body, 404, { 'Content-Language': currentLanguage() })
  })
  return app
}
