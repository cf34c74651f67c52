import { type ExecutionResult, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import { type Plugin, createYoga, useExecutionCancellation as executionCancellation } from 'graphql-yoga'
import type { GraphqlRequest } from '../../src/api/contract/graphql.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { HttpError, throwIfAbandoned } from '../errors.ts'
import type { ResolverContext } from './fields.ts'
import { costOf, limits, withinLimits } from './limits.ts'
import { reportingSchema } from './schema.ts'
import { toWireError } from './wire-error.ts'

/** Limits parsing and validation, and rejects introspection unless allowed. */
const limitsPlugin = (mayIntrospect: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string) => parse(source, { maxTokens: limits.tokens, noLocation: false }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(withinLimits)
    if (!mayIntrospect) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/** Queries of at least this cost wait in a queue: activity log, past conditions, accounting. A dashboard costs less. */
const queuedCost = 5000

type RequestContext = ResolverContext & {
  /** Error of the queue, which applies to the whole request. */
  queue: { error: HttpError | null }
}

const queuePlugin: Plugin<RequestContext> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    if (costOf(args.document) < queuedCost) return
    const context = args.contextValue
    setExecuteFn((executionArgs) =>
      runInQueue(context.ctx, 'reports', (runJob) => runJob(async () => executeFn(executionArgs))).catch(
        (error: unknown) => {
          if (error instanceof HttpError) context.queue.error = error
          throw error
        },
      ),
    )
  },
}

/**
 * Uses only yoga's parsing, validation and execution. The router handles HTTP, and there is no GraphiQL page, which
 * would load foreign scripts.
 */
const createEngine = (mayIntrospect: boolean) =>
  createYoga<RequestContext & Record<string, unknown>>({
    schema: reportingSchema,
    plugins: [limitsPlugin(mayIntrospect), executionCancellation(), queuePlugin],
    // toWireError decides what an error reveals, because it knows the request.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  })

const engines = new Map<boolean, ReturnType<typeof createEngine>>()

function engineOf(mayIntrospect: boolean) {
  const engine = engines.get(mayIntrospect) ?? createEngine(mayIntrospect)
  engines.set(mayIntrospect, engine)
  return engine
}

/**
 * POST graphql: runs one operation of the reporting schema. Errors that REST would answer become errors of their
 * fields. An unreachable database fails the whole request.
 */
export async function executeGraphql(ctx: CallerContext, { query, variables, operationName }: GraphqlRequest) {
  const params = { query, variables: variables ?? undefined, operationName: operationName ?? undefined }
  const request = new Request('http://localhost/graphql', { method: 'POST', signal: ctx.signal })
  const queue: RequestContext['queue'] = { error: null }
  const result = await engineOf(ctx.config.graphqlIntrospection).getResultForParams({ params, request }, { ctx, queue })
  throwIfAbandoned(ctx.signal)
  if (queue.error) throw queue.error
  const { data, errors } = result as ExecutionResult
  // A retry may succeed, so the whole request fails as in REST, with 503 and Retry-After.
  const unavailable = errors?.find((error) => isDatabaseUnavailable(error.originalError))
  if (unavailable) throw unavailable
  return { ...(data === undefined ? {} : { data }), errors: errors?.map((error) => toWireError(error, ctx)) }
}
