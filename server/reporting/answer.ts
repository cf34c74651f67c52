import { type ExecutionResult, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import { type Plugin, createYoga, useExecutionCancellation as executionCancellation } from 'graphql-yoga'
import type { GraphqlRequest } from '../../src/api/contract/graphql.ts'
import { type CallerContext, inQueue } from '../context.ts'
import { isDatabaseAway } from '../db/away.ts'
import { Refusal, throwIfAbandoned } from '../errors.ts'
import type { Scope } from './fields.ts'
import { costOf, limits, withinLimits } from './limits.ts'
import { reportingSchema } from './schema.ts'
import { toWireError } from './wire-error.ts'

/** Limits parsing and validation, and rejects introspection unless allowed. */
const guard = (mayIntrospect: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string) => parse(source, { maxTokens: limits.tokens, noLocation: false }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(withinLimits)
    if (!mayIntrospect) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/** Queries of at least this cost wait in a queue: activity log, past conditions, accounting. A dashboard costs less. */
const heavyCost = 5000

type Asked = Scope & {
  /** Error of the queue, which applies to the whole request. */
  queue: { refusal: Refusal | null }
}

const queued: Plugin<Asked> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    if (costOf(args.document) < heavyCost) return
    const asked = args.contextValue
    setExecuteFn((given) =>
      inQueue(asked.ctx, 'reports', (turn) => turn(async () => executeFn(given))).catch((error: unknown) => {
        if (error instanceof Refusal) asked.queue.refusal = error
        throw error
      }),
    )
  },
}

/**
 * Uses only yoga's parsing, validation and execution. The router handles HTTP, and there is no GraphiQL page, which
 * would load foreign scripts.
 */
const engineWith = (mayIntrospect: boolean) =>
  createYoga<Asked & Record<string, unknown>>({
    schema: reportingSchema,
    plugins: [guard(mayIntrospect), executionCancellation(), queued],
    // toWireError decides what an error reveals, because it knows the request.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  })

const engines = new Map<boolean, ReturnType<typeof engineWith>>()

function engineOf(mayIntrospect: boolean) {
  const engine = engines.get(mayIntrospect) ?? engineWith(mayIntrospect)
  engines.set(mayIntrospect, engine)
  return engine
}

/**
 * POST graphql: runs one operation of the reporting schema. Errors that REST would answer become errors of their
 * fields. An unreachable database fails the whole request.
 */
export async function answer(ctx: CallerContext, { query, variables, operationName }: GraphqlRequest) {
  const params = { query, variables: variables ?? undefined, operationName: operationName ?? undefined }
  const request = new Request('http://localhost/graphql', { method: 'POST', signal: ctx.signal })
  const queue: Asked['queue'] = { refusal: null }
  const result = await engineOf(ctx.config.graphqlIntrospection).getResultForParams({ params, request }, { ctx, queue })
  throwIfAbandoned(ctx.signal)
  if (queue.refusal) throw queue.refusal
  const { data, errors } = result as ExecutionResult
  // A retry may succeed, so the whole request fails as in REST, with 503 and Retry-After.
  const away = errors?.find((error) => isDatabaseAway(error.originalError))
  if (away) throw away
  return { ...(data === undefined ? {} : { data }), errors: errors?.map((error) => toWireError(error, ctx)) }
}
